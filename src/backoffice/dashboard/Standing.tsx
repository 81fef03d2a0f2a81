import { formatMoney, type Money } from '#kernel/money.ts';
import { rowOf } from '#modules/orders/order-states.ts';
import { Badge } from '#ui/base/Badge.tsx';
import type { DeskFigures } from '#workflows/watch-desk/contract.ts';
import { Panel } from '../page/Panel.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Dashboard.module.css';

/** How many open orders stand where. */
export function Waiting({ states }: Pick<DeskFigures, 'states'>) {
  const { dashboard: words, words: common } = useTexts();
  return (
    <Panel title={words.waiting}>
      {states.length === 0 ? (
        <p className={styles.quiet}>{words.nothingOpen}</p>
      ) : (
        <ul className={styles.list}>
          {states.map(({ state, orders, unassigned }) => (
            <li key={state} className={styles.line}>
              <Badge tone={rowOf(state).staffTone}>{common.states[state]}</Badge>
              <span className={styles.quiet}>
                {unassigned > 0 && rowOf(state).waitsFor === 'staff' ? words.unassigned(unassigned) : null}
              </span>
              <strong>{orders}</strong>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** What is reserved and when banks let it go, what was charged and given back. */
export function MoneyPanel({ held, moved }: Pick<DeskFigures, 'held' | 'moved'>) {
  const { dashboard: words, locale } = useTexts();
  const amount = (currency: Money['currency'], amountMinor: number) =>
    formatMoney({ currency, amountMinor }, locale);
  const lines = [
    ...held.flatMap(({ currency, orders, amountMinor, endingOrders, endingMinor }) => [
      words.heldLine(amount(currency, amountMinor), orders),
      ...(endingOrders === 0 ? [] : [words.endingLine(amount(currency, endingMinor), endingOrders)]),
    ]),
    ...moved.flatMap(({ currency, chargedMinor, refundedMinor }) => [
      words.movedLine(amount(currency, chargedMinor)),
      ...(refundedMinor === 0 ? [] : [words.refundedLine(amount(currency, refundedMinor))]),
    ]),
  ];
  return (
    <Panel title={words.money}>
      {lines.length === 0 ? (
        <p className={styles.quiet}>{words.noMoney}</p>
      ) : (
        <ul className={styles.list}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
