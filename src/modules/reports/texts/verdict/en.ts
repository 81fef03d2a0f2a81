export const en = {
  /** By section, field and value. */
  rules: {
    'identification.status.Active': 'The register says: active.',
    'identification.status.Liquidation': 'The company is in liquidation.',
    'identification.status.Deleted': 'The company has been deleted from its register.',
    'identification.status.Reorganisation': 'The company is being reorganised.',
    'contacts.mass_address.true': 'Many companies share the registered address.',
    'legal.insolvency.found': 'Insolvency records were found.',
    'legal.insolvency.closed': 'Insolvency records were found; all of them are closed.',
    'legal.insolvency.nothing_found': 'Insolvency searched: nothing found.',
    'legal.insolvency.unavailable': 'The insolvency source did not answer.',
    'legal.strike_off.found': 'A strike-off notice was found.',
    'legal.court_cases.found': 'Court cases were found.',
    'legal.court_cases.nothing_found': 'Courts searched: nothing found.',
    'legal.court_cases.unavailable': 'The court source did not answer.',
    'legal.enforcement.found': 'Enforcement proceedings were found.',
    'legal.tax_arrears.found': 'Tax arrears were found.',
    'screening.sanctions.true_match': 'A sanctions match is confirmed.',
    'screening.sanctions.unresolved': 'A possible sanctions match is unresolved.',
    'screening.sanctions.clear': 'Sanctions lists searched: no match.',
    'screening.sanctions.false_match': 'Sanctions lists searched: only a false match.',
    'screening.exposed_persons.true_match': 'A politically exposed person is involved.',
    'screening.exposed_persons.unresolved': 'A possible exposed person is unresolved.',
    'screening.screened_verdict.true_match': 'A person or company of the circle is listed.',
    'screening.screened_verdict.unresolved': 'A match within the circle is unresolved.',
    'legal.enforcement.unavailable': 'The enforcement source did not answer.',
    'legal.charges.unavailable': 'The source of charges did not answer.',
    'legal.tax_arrears.unavailable': 'The tax source did not answer.',
    'legal.strike_off.unavailable': 'The source of strike-off notices did not answer.',
  },
  /** By section and field, where there is no answer. */
  needs: {
    'identification.status': 'The status could not be established.',
    'legal.insolvency': 'Insolvency could not be searched.',
    'screening.sanctions': 'Sanctions lists could not be searched.',
    'legal.court_cases': 'Courts could not be searched.',
    'screening.exposed_persons': 'Exposed persons could not be searched.',
  },
  /** Beside a light that the grade makes red. */
  highRisk: 'The rating is D: high risk.',
  onlyRemark: 'There is only a remark, in the section itself.',
};
export type Texts = typeof en;
