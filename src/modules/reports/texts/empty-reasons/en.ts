export const en = {
  not_published: 'The sources of this country do not publish this information.',
  nothing_found: 'The sources were searched and hold nothing on this.',
  not_filed: 'The company has not filed this information.',
  source_unavailable: 'The source did not answer during the research.',
  company_declined: 'The company was asked and declined to answer.',
  not_applicable: 'This does not apply to a company of this kind.',
  too_little_data: 'The data obtained is not enough for a sound statement.',
  not_covered: 'This was not part of the research.',
};
export type Texts = typeof en;
