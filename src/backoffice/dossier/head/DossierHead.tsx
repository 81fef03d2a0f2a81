import { Link } from 'react-router';
import { usualTimeZone } from '#kernel/time-zone.ts';
import { zonedMoment } from '#kernel/zoned-words.ts';
import { rowOf } from '#modules/orders/order-states.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { Flag } from '#ui/base/Flag.tsx';
import { KeyCap } from '../../keys/KeyCap.tsx';
import { currentPayment, moneyLine } from '../../order/work/money-line.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import { useOpenCounts } from '../work/open-counts.ts';
import styles from './DossierHead.module.css';

/** Whose dossier it is, when it is due, how the money stands, and what ends the work on it. */
export function DossierHead() {
  const texts = useTexts();
  const { dossier: words, words: names, locale } = texts;
  const { order: staffOrder, orderId, may, ask, handOver, people, dossier } = useDossier();
  const { order, payments, customerLocale } = staffOrder;
  const { total } = useOpenCounts();
  const timeZone = order.timeZone ?? usualTimeZone(customerLocale);
  const payment = currentPayment(payments);
  const name = order.subject.kind === 'company' ? order.subject.name : order.subject.request.name;
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h1>
          <Flag code={order.countryCode} />
          <span>{name || words.title(order.number)}</span>
          <Badge tone={rowOf(order.state).staffTone}>{names.states[order.state]}</Badge>
        </h1>
        <p className="tabular">
          <Link to={`/orders/${orderId}`}>{order.number}</Link> · {order.countryName} · {order.tariffName}
        </p>
      </div>
      <div className={styles.clocks}>
        {order.dueMax === null ? null : (
          <p className={styles.clock}>
            <span>{words.due}</span>
            <b className="tabular">{zonedMoment(new Date(order.dueMax), { locale, timeZone })}</b>
          </p>
        )}
        {payment === undefined ? null : <p className={styles.clock}>{moneyLine(payment, texts)}</p>}
      </div>
      {people.length === 0 ? null : (
        <ul className={styles.people} aria-live="polite">
          {people.slice(0, 3).map(({ name, section }) => (
            <li key={name}>
              {words.people(name, dossier.sections.find(({ code }) => code === section)?.title)}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        {may('askCustomer') ? (
          <Button look="secondary" className={styles.act} aria-keyshortcuts="Q" onClick={ask}>
            {words.askCustomer} <KeyCap keys="Q" />
          </Button>
        ) : null}
        {may('submitReport') ? (
          <Button className={styles.act} aria-keyshortcuts="Control+Enter" onClick={handOver}>
            {words.handOver(total)}
          </Button>
        ) : null}
      </div>
    </header>
  );
}
