import type { Localized } from '#kernel/locale.ts';

/** What a country calls its legal forms, and what they are called; see `content/countries`, of which `npm run countries` makes it. */
type FormsOfCountry = Readonly<{
  adjective?: Localized;
  ours?: readonly string[];
  also?: readonly string[];
}>;
declare const forms: Readonly<Record<string, FormsOfCountry>>;
export default forms;
