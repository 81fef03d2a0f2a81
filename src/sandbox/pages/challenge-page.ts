import { html } from '#platform/http/html.ts';
import type { PaymentRow } from '../ledger/repository.ts';
import { words } from '../texts/words.ts';
import { priceOf } from './card-page.ts';
import { layout, merchantName } from './layout.ts';

/** The issuer's question (3-D Secure). `triesLeft` is given after a wrong code. */
export function challengePage(payment: PaymentRow, triesLeft?: number): string {
  const texts = words[payment.locale];
  const error = triesLeft === undefined ? undefined : texts.codeWrong(triesLeft);
  const card = `${payment.card_brand?.toUpperCase() ?? ''} •••• ${payment.card_last4 ?? ''}`;
  const ask =
    payment.route === 'hold'
      ? texts.challengeHold(merchantName, priceOf(payment))
      : texts.challengeVerify(merchantName);
  const action = `/pay/${payment.session_id}/challenge`;
  return layout(
    payment.locale,
    texts,
    `${error ? texts.errorTitle : ''}${texts.challengeHeading} · ${texts.bank}`,
    html`<main class="dialog"><div class="card">
<p class="issuer"><span>${texts.bank}</span><span>3-D Secure</span></p>
<h1>${texts.challengeHeading}</h1>
<p>${ask}</p>
<p class="order">${texts.challengeCard(card)}</p>
<form class="stack" method="post" action="${action}" novalidate>
<div class="field"><label for="code">${texts.code}</label>
<span class="hint" id="code-hint">${texts.codeHint}</span>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required autofocus
aria-describedby="code-hint${error && ' code-error'}" ${error && html`aria-invalid="true"`}>
${error && html`<p class="error" id="code-error" role="alert">${error}</p>`}</div>
<button>${texts.codeSubmit}</button>
</form>
<form method="post" action="/pay/${payment.session_id}/cancel"><button class="quiet">${texts.cancel}</button></form>
</div></main>`,
  );
}
