import { type Locale, languages, locales } from '#kernel/locale.ts';
import { html, type SafeHtml } from '#platform/http/html.ts';
import {
  answerModes,
  type RegisterCode,
  type RegisterSwitches,
  registerCodes,
} from '../switches/switches.ts';
import type { RegistersTexts } from '../texts/en.ts';
import { words } from '../texts/words.ts';

export type SwitchesView = Readonly<{
  locale: Locale;
  /** Stands in every form. */
  token: string;
  of(register: RegisterCode): RegisterSwitches;
  asked(register: RegisterCode): number;
  /** Whose levers were just moved. */
  applied: RegisterCode | undefined;
}>;

/** The operator's page: a form for each register, without a script. */
export function switchesPage(view: SwitchesView): string {
  const { locale, applied } = view;
  const texts = words[locale];
  return page(
    locale,
    texts.title,
    html`<main class="desk"><header><h1>${texts.title}</h1>${languageLinks(locale)}</header>
<p>${texts.intro}</p>
${applied && html`<p role="status" class="applied">${texts.applied(texts.registers[applied])}</p>`}
<div class="registers">${registerCodes.map((code) => registerForm(texts, code, view))}</div>
</main>`,
  );
}

/** What whoever comes without the key is told. */
export function lockedPage(locale: Locale): string {
  const { lockedTitle, lockedText } = words[locale];
  return page(
    locale,
    lockedTitle,
    html`<main class="dialog"><div class="card"><h1>${lockedTitle}</h1><p>${lockedText}</p></div></main>`,
  );
}

function registerForm(texts: RegistersTexts, code: RegisterCode, view: SwitchesView): SafeHtml {
  const { mode, contradicts, changed } = view.of(code);
  const isUsual = mode === 'ok' && !contradicts && !changed;
  const name = texts.registers[code];
  const radio = (value: (typeof answerModes)[number]) =>
    html`<label class="lever"><input type="radio" name="mode" value="${value}"${value === mode && html` checked`}> ${texts.modes[value]}</label>`;
  const box = (field: string, isOn: boolean, label: string) =>
    html`<label class="lever"><input type="checkbox" name="${field}" value="on"${isOn && html` checked`}> ${label}</label>`;
  return html`<section class="card" aria-labelledby="${code}"><h2 id="${code}">${name}</h2>
<p class="${isUsual ? 'usual' : 'unusual'}">${isUsual ? texts.usual : texts.unusual}</p><p class="asked">${texts.asked(view.asked(code))}</p>
<form method="post" action="/operator/${code}?lang=${view.locale}"><input type="hidden" name="token" value="${view.token}">
<fieldset><legend>${texts.mode}</legend>${answerModes.map(radio)}</fieldset>
${box('contradicts', contradicts, texts.contradicts)}
${box('changed', changed, texts.changed)}
<button>${texts.apply(name)}</button></form></section>`;
}

function languageLinks(current: Locale): SafeHtml {
  const { languages: label } = words[current];
  return html`<nav aria-label="${label}">${locales.map((locale) =>
    locale === current
      ? html`<span class="lang" aria-current="true" lang="${locale}">${languages[locale].ownName}</span>`
      : html`<a class="lang" href="/?lang=${locale}" lang="${locale}" hreflang="${locale}">${languages[locale].ownName}</a>`,
  )}</nav>`;
}

function page(locale: Locale, title: string, body: SafeHtml): string {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Countercheck</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/pages.css">
<link rel="stylesheet" href="/assets/registers.css">
</head>
<body>
<div class="banner"><strong>${words[locale].banner}</strong></div>
${body}
</body>
</html>
`.text;
}
