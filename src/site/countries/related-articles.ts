/** Articles that fit a country, by slug; the second one comes along where there is more to say. */
const ofCountry: Readonly<Record<string, readonly ArticleSlug[]>> = {
  by: ['check_belarus', 'contr_agent_belarus'],
  // Countries where the tax number is what one asks a partner for first.
  ru: ['check_inn', 'check_on_tax'],
  kz: ['check_inn', 'check_on_tax'],
  kg: ['check_inn', 'check_on_tax'],
  uz: ['check_inn', 'check_on_tax'],
  tj: ['check_inn', 'check_on_tax'],
  am: ['check_inn', 'check_on_tax'],
  ua: ['check_inn', 'check_on_tax'],
};

export type ArticleSlug =
  | 'how_to_check'
  | 'check_on_tax'
  | 'registry'
  | 'check_belarus'
  | 'contr_agent_belarus'
  | 'check_inn';

/** The articles to read beside the page of a country; `hasVat` says that VAT numbers can be looked up there. */
export function articlesFor(code: string, hasVat: boolean): readonly ArticleSlug[] {
  return ofCountry[code] ?? (hasVat ? ['check_on_tax', 'registry'] : ['how_to_check', 'registry']);
}
