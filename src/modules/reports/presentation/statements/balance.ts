import { type Balance, balanceOf as balanceOfLines } from '#findings/statements/balance.ts';
import { amountsOf, type StatementPeriod } from '../../parts/statements-part.ts';

/** The difference between the two sides of a period's balance sheet; null where the filing gives no second side. */
export function balanceOf({ lines }: Pick<StatementPeriod, 'lines'>): Balance | null {
  return balanceOfLines(amountsOf(lines));
}
