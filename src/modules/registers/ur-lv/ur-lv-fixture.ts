/** An answer of the portal with these rows. */
export function portalAnswer(...records: readonly object[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ success: true, result: { records } }));
}

/** A made-up statement with its balance sheet and income, in thousands. */
export const urLvStatement = {
  id: 7,
  legal_entity_registration_number: '40001234567',
  source_type: 'UGP',
  year: 2023,
  year_started_on: '2023-06-01',
  year_ended_on: '2023-12-31',
  employees: 4,
  rounded_to_nearest: 'THOUSANDS',
  currency: 'EUR',
  created_at: '2024-03-01T10:00:00',
  total_current_assets: 40,
  total_non_current_assets: 60,
  total_assets: 100,
  current_liabilities: 30,
  non_current_liabilities: 20,
  provisions: 0,
  equity: 50,
  total_equities: 100,
  net_turnover: 500,
  by_function_cost_of_goods_sold: -400,
  by_function_gross_profit: 100,
  by_nature_labour_expenses: 0,
  income_before_income_taxes: 20,
  provision_for_income_taxes: -5,
  income_after_income_taxes: 15,
  net_income: 15,
};
