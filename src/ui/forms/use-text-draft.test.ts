import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { keepLeftDrafts } from './left-drafts.ts';
import { useTextDraft } from './use-text-draft.ts';

const names = ['sessionStorage', 'localStorage'] as const;
const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
const setStorage = (get: () => unknown, name: (typeof names)[number] = 'sessionStorage') =>
  Object.defineProperty(globalThis, name, { configurable: true, get });
afterEach(() => {
  keepLeftDrafts(() => undefined);
  for (const [name, before] of own)
    if (before === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, before);
});

/** A store as the browser has it, whose names are its own properties. */
function storeOf(kept: Record<string, string>): object {
  return Object.create(
    {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, text: string) => {
        kept[key] = text;
      },
      removeItem: (key: string) => Reflect.deleteProperty(kept, key),
    },
    Object.getOwnPropertyDescriptors(kept),
  );
}

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

test('a tab that has died leaves what was typed to the same person alone, for a week', () => {
  const left: Record<string, string> = {
    'left:somebody:draft:old': JSON.stringify([Date.now() - 8 * 86_400_000, 'long ago']),
    'left:somebody:draft:odd': 'no entry of ours',
  };
  const tab = () => {
    setStorage(() => storeOf({}));
    setStorage(() => storeOf(left), 'localStorage');
  };
  let typed = '';
  tab();
  keepLeftDrafts(() => 'anna');
  drawDraft((draft) => draft.text === 'as it was' && draft.write('half a rea'));
  assert.deepEqual(Object.keys(left), ['left:anna:draft:reason']);

  tab();
  drawDraft(({ text }) => {
    typed = text;
  });
  assert.equal(typed, 'half a rea');
  keepLeftDrafts(() => 'bert');
  drawDraft(({ text }) => assert.equal(text, 'as it was'));

  keepLeftDrafts(() => 'anna');
  let isDrawn = false;
  drawDraft((draft) => {
    if (isDrawn) return;
    isDrawn = true;
    draft.forget();
  });
  assert.deepEqual(left, {});
});
