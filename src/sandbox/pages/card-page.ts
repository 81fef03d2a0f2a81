import { formatMoney } from '#kernel/money.ts';
import { nearZonedMoment } from '#kernel/zoned-words.ts';
import { html, type SafeHtml } from '#platform/http/html.ts';
import { spacedNumber, testCards } from '../ledger/cards.ts';
import type { PaymentRow } from '../ledger/repository.ts';
import type { CardErrors, CardField, CardForm } from '../payments/card-form.ts';
import type { PageTexts } from '../texts/page-texts.ts';
import { words } from '../texts/words.ts';
import { layout, mark, merchantName, shield } from './layout.ts';

const emptyForm: CardForm = { number: '', expiry: '', cvc: '', name: '' };

/** The page where the payer types the card; after a mistake with what was typed (never the code) and what to mend. */
export function cardPage(payment: PaymentRow, form: CardForm = emptyForm, errors: CardErrors = {}): string {
  const texts = words[payment.locale];
  const heading = payment.route === 'hold' ? texts.headingHold : texts.headingVerify;
  const hasErrors = Object.values(errors).some((error) => error !== undefined);
  const title = `${hasErrors ? texts.errorTitle : ''}${heading} · ${merchantName}`;
  return layout(
    payment.locale,
    texts,
    title,
    html`<main class="sheet">
<section class="summary"><div class="column">${summary(payment, texts)}</div></section>
<section class="form"><div class="column">
<h1>${heading}</h1>
${hasErrors ? errorSummary(errors, texts) : declineNote(payment, texts)}
${cardForm(payment, texts, form, errors)}
<form method="post" action="/pay/${payment.session_id}/cancel"><button class="quiet">${texts.cancel}</button></form>
<p class="until">${texts.openUntil(timeOf(payment))}</p>
${testCardList(texts, errors.number === 'number_not_test')}
</div></section>
</main>`,
  );
}

function summary(payment: PaymentRow, texts: PageTexts): SafeHtml {
  const isHold = payment.route === 'hold';
  return html`<div class="merchant">${mark}<span>${merchantName}</span></div>
<p class="label">${isHold ? texts.amountHold : texts.amountVerify}</p>
<p class="amount">${priceOf(payment)}</p>
<p class="what">${payment.description}</p>
<p class="order">${texts.order(payment.order_number)}</p>
${detailList(payment)}
<div class="promise">${shield}<p><strong>${isHold ? texts.promiseHold : texts.promiseVerify}</strong>
<span>${isHold ? texts.promiseHoldMore : texts.promiseVerifyMore}</span></p></div>`;
}

function detailList({ details }: PaymentRow): SafeHtml | undefined {
  if (details.length === 0) return undefined;
  return html`<dl class="details">${details.map(
    ({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>`;
}

/** What the issuer said to the card before, where another may be tried. */
function declineNote({ decline_code: code }: PaymentRow, texts: PageTexts): SafeHtml | undefined {
  if (code === null) return undefined;
  const why = Object.entries(texts.behaviours).find(([behaviour]) => behaviour === code)?.[1];
  return html`<div class="alert" role="alert"><h2>${why ?? texts.behaviours.generic_decline}</h2>
<p>${texts.tryAnother}</p></div>`;
}

function errorSummary(errors: CardErrors, texts: PageTexts): SafeHtml {
  return html`<div class="alert" role="alert"><h2>${texts.errorSummary}</h2><ul>${fieldNames.map((field) => {
    const error = errors[field];
    return error && html`<li><a href="#${field}">${texts.errors[error]}</a></li>`;
  })}</ul></div>`;
}

const fieldNames = ['number', 'expiry', 'cvc', 'name'] as const satisfies readonly CardField[];

function cardForm(payment: PaymentRow, texts: PageTexts, form: CardForm, errors: CardErrors): SafeHtml {
  const submit = payment.route === 'hold' ? texts.submitHold(priceOf(payment)) : texts.submitVerify;
  const field = (name: CardField, label: string, hint: string, attributes: SafeHtml) => {
    const error = errors[name];
    const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
    return html`<div class="field"><label for="${name}">${label}</label>
${hint && html`<span class="hint" id="${name}-hint">${hint}</span>`}
<input id="${name}" name="${name}" required ${attributes} value="${name === 'cvc' ? '' : form[name]}"
${described && html`aria-describedby="${described}"`} ${error && html`aria-invalid="true"`}>
${error && html`<p class="error" id="${name}-error">${texts.errors[error]}</p>`}</div>`;
  };
  return html`<form class="stack" method="post" action="/pay/${payment.session_id}" novalidate>
${field('number', texts.number, texts.numberHint, html`inputmode="numeric" autocomplete="cc-number" maxlength="30"`)}
<div class="pair">
${field('expiry', texts.expiry, texts.expiryHint, html`inputmode="numeric" autocomplete="cc-exp" maxlength="10"`)}
${field('cvc', texts.cvc, texts.cvcHint, html`inputmode="numeric" autocomplete="cc-csc" maxlength="4"`)}
</div>
${field('name', texts.name, '', html`autocomplete="cc-name" maxlength="100" autocapitalize="characters" spellcheck="false"`)}
<button>${submit}</button>
</form>`;
}

function testCardList(texts: PageTexts, isOpen: boolean): SafeHtml {
  return html`<details id="test-cards" ${isOpen && html`open`}><summary>${texts.testCards}</summary><div>
<p class="hint">${texts.testCardsHint}</p>
<table><thead><tr><th scope="col">${texts.testCardsNumber}</th><th scope="col">${texts.testCardsResult}</th></tr></thead>
<tbody>${testCards.map(
    ({ number, behaviour }) =>
      html`<tr><td class="digits">${spacedNumber(number)}</td><td>${texts.behaviours[behaviour]}</td></tr>`,
  )}</tbody></table></div></details>`;
}

export function priceOf(payment: PaymentRow): string {
  return formatMoney({ amountMinor: payment.amount_minor, currency: payment.currency }, payment.locale);
}

function timeOf({ locale, time_zone: timeZone, session_expires_at: at }: PaymentRow): string {
  return nearZonedMoment(at, { locale, timeZone });
}
