import type { Locale } from '#kernel/locale.ts';
import { html } from '#platform/http/html.ts';
import { words } from '../texts/words.ts';
import { layout, merchantName } from './layout.ts';

export type Notice = 'expired' | 'missing' | 'failed' | 'refused' | 'locked';

/** A page that only says what happened, what it means for the money, and where to go on. */
export function noticePage(locale: Locale, notice: Notice, backUrl?: string): string {
  const texts = words[locale];
  const said = {
    expired: [texts.expiredHeading, texts.expiredText],
    missing: [texts.missingHeading, texts.missingText],
    failed: [texts.failedHeading, texts.failedText],
    locked: [texts.lockedHeading, texts.lockedText],
    refused: [texts.failedHeading, texts.refusedText],
  } as const satisfies Record<Notice, readonly [string, string]>;
  const [heading, text] = said[notice];
  return layout(
    locale,
    texts,
    `${heading} · ${merchantName}`,
    html`<main class="dialog"><div class="card"><h1>${heading}</h1><p>${text}</p>
${backUrl && html`<p><a class="button" href="${backUrl}">${texts.goBack}</a></p>`}</div></main>`,
  );
}
