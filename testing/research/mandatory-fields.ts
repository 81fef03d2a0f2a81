/** Fields that a report on any company is expected to fill, of those that a register can know. */
const mandatory: Readonly<Record<string, readonly string[]>> = {
  identification: [
    ...['legal_name', 'legal_form', 'registration_number', 'register', 'vat_number'],
    ...['incorporation_date', 'status', 'status_in_register', 'jurisdiction'],
  ],
  contacts: ['registered_address', 'phone'],
  history: ['event_date', 'event'],
  capital: ['nominal_capital', 'holder', 'holder_share'],
  owners: ['owner', 'owner_control'],
  management: ['manager_name', 'manager_role', 'manager_since'],
  activities: ['activity', 'activity_code', 'employees'],
  financials: ['period_end', 'total_assets', 'equity', 'sales', 'net_result'],
  legal: ['insolvency', 'charges', 'court_cases'],
};

/** The same as `section.field`. */
export const mandatoryFields: readonly string[] = Object.entries(mandatory).flatMap(([section, fields]) =>
  fields.map((field) => `${section}.${field}`),
);
