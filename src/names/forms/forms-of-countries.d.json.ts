import type { CountryForms } from './legal-form-row.ts';

/** Words that are forms in these countries alone, by alpha-2; made of `content/countries` by `npm run countries`. */
declare const forms: Readonly<Record<string, CountryForms>>;
export default forms;
