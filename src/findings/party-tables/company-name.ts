const edges = (forms: string) => `(?:^|[\\s"«“(,])(?:${forms})\\.?(?=$|[\\s"»”),.])`;

/** Forms that are no word of any name. */
const forms = new RegExp(
  edges(
    String.raw`gmbh|mbh|kgaa|ohg|ltd|limited|llp|llc|plc|inc|corp|corporation|company|holding|s\.\s?a|s\.?a\.?s|s\.?a\.?r\.?l|s\.?r\.?l|s\.?p\.?a|b\.\s?v|n\.\s?v|a\.\s?s|a/s|aps|asa|oyj|s\.?r\.?o|d\.?o\.?o|sp\.?\s?z\s?o\.?\s?o|kft|zrt|nyrt|uab|oü|ооо|оао|зао|пао|ао|нао|чуп|тоо|тов|ооод|еоод|pte|pty|jsc|ojsc|cjsc|pjsc|fze|fzco`,
  ),
  'iu',
);
/** Short ones are, in capitals alone: Maria de Sa is no S.A. */
const shortForms = new RegExp(edges('AG|KG|UG|SE|SA|AS|AB|NV|BV|LP|OY|SIA|OU|Co|CO'), 'u');

/** Whether a name has the sign of a company in it, such as a legal form; where it has none nothing is known. */
export function isNamedLikeCompany(name: string): boolean {
  return forms.test(name) || (shortForms.test(name) && name !== name.toUpperCase());
}
