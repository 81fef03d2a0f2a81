import type { Findings } from './found-findings.ts';
import { type MachineFact, oneOf } from './make-facts.ts';
import { statedMoney } from './stated-money.ts';

const fields = { authorised: 'nominal_capital', issued: 'issued_capital', paid: 'paid_capital' } as const;

/** What registers say of the capital. */
export function registeredCapital(findings: Findings): MachineFact[] {
  return Object.entries(fields).flatMap(([kind, field]) =>
    oneOf(
      'capital',
      field,
      findings.of('profile').flatMap(({ finding, at }) =>
        finding.capital
          .filter(({ capitalKind }) => capitalKind === kind)
          .map(({ amount, currency, place }) => ({
            value: statedMoney(amount, currency),
            evidence: at(place),
          })),
      ),
    ),
  );
}
