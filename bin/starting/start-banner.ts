import type { Config } from '#app/config/config.ts';
import type { RunningApp } from '#app/start-app.ts';
import { demoAccounts, demoPassword } from '#database/seed/seed.ts';
import { defaultLocale, languages, locales, localizedPath } from '#kernel/locale.ts';

/** What a newcomer needs after the start: where to look, who to be, what to pay with. */
export function startBanner(app: RunningApp, config: Config, tookMs: number): string {
  const accounts = demoAccounts.map(({ role, email }) => `    ${role.padEnd(9)} ${email}`);
  return [
    '',
    `Countercheck is ready (${(tookMs / 1000).toFixed(1)} s)`,
    '',
    `  Site              ${app.url}`,
    ...locales
      .filter((locale) => locale !== defaultLocale)
      .map((locale) => `  ${languages[locale].ownName.padEnd(17)} ${app.url}${localizedPath(locale, '/')}`),
    `  Back office       ${app.url}/staff`,
    `  API               ${app.url}/api/docs`,
    ...(app.sandboxUrl === '' ? [] : [`  Sandbox gateway   ${app.sandboxUrl}`]),
    ...(app.gatewayBooksUrl === undefined ? [] : [`  Gateway's books   ${app.gatewayBooksUrl}`]),
    ...(app.registersUrl === undefined ? [] : [`  Demo registers    ${app.registersUrl}`]),
    app.mailboxUrl === undefined
      ? '  Mails             go to MAIL_URL'
      : `  Mailbox           ${app.mailboxUrl}`,
    `  Data              ${config.databaseUrl === undefined ? config.dataDir : 'DATABASE_URL'}`,
    '',
    ...(config.isDemo ? [`  Demo accounts (password ${demoPassword})`, ...accounts, ''] : []),
    '  Test cards        4242 4242 4242 4242 is accepted, 4000 0000 0000 0002 is declined;',
    '                    any future date and any CVC',
    '',
    '  Ctrl-C stops everything; the data stays.',
    '',
  ].join('\n');
}
