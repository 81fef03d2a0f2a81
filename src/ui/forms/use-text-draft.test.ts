import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useTextDraft } from './use-text-draft.ts';

const own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
const setStorage = (get: () => unknown) =>
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
afterEach(() => {
  if (own === undefined) Reflect.deleteProperty(globalThis, 'sessionStorage');
  else Object.defineProperty(globalThis, 'sessionStorage', own);
});

function drawDraft(act: (draft: ReturnType<typeof useTextDraft>) => void): void {
  renderToString(
    createElement(() => {
      act(useTextDraft('reason', 'as it was'));
      return null;
    }),
  );
}

test('where the browser keeps nothing, a draft lives as long as the page', () => {
  setStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  let isDrawn = false;
  drawDraft((draft) => {
    if (isDrawn) return;
    isDrawn = true;
    assert.equal(draft.text, 'as it was');
    const typing = draft.mark();
    assert.ok(typing.isUnchanged());
    draft.write('typed since');
    assert.ok(!typing.isUnchanged(), 'what is typed while it is being saved is not thrown away');
    draft.forget();
  });
  assert.ok(isDrawn);
});

test('where it keeps it, the next drawing has what was typed', () => {
  const kept = new Map<string, string>();
  setStorage(() => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  }));
  kept.set('draft:reason', 'typed before');
  drawDraft(({ text }) => assert.equal(text, 'typed before'));
});
