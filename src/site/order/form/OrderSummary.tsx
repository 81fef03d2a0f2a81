import { formatMoney } from '#kernel/money.ts';
import type { ReportKind } from '#kernel/reports/report-kind.ts';
import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import { latestBy } from '#kernel/zoned-words.ts';
import { Button } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { NewTabLink } from '#ui/base/NewTabLink.tsx';
import { useHydrated } from '#ui/base/use-hydrated.ts';
import { priceOf } from '../../picker/tariff-words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useTimeZone } from '../../texts/use-time-zone.ts';
import { usePayWords } from '../pay/texts/words.ts';
import type { OrderAbout } from '../subject/about.ts';
import type { Offer } from '../subject/order-page.server.ts';
import { useOrderWords } from '../texts/words.ts';
import styles from './OrderSummary.module.css';

type OrderSummaryProps = {
  report: ReportKind;
  about: OrderAbout;
  chosen: Offer | undefined;
  /** Within how many days an invoice is paid; undefined where a card pays. */
  creditDays: number | undefined;
  termsError: string | undefined;
  hasAccepted: boolean;
  /** The price rose and is being confirmed. */
  isConfirming: boolean;
  isPlacing: boolean;
};

/** What happens to the money, now and later, and the consent to it. */
export function OrderSummary({
  report,
  about,
  chosen,
  creditDays,
  termsError,
  hasAccepted,
  isConfirming,
  isPlacing,
}: OrderSummaryProps) {
  const order = useOrderWords();
  const pay = usePayWords();
  const { locale, to } = useTexts();
  const isByInvoice = creditDays !== undefined;
  // Before the page is awake the choice above may differ from what was written here: then the style shows no figure.
  const isLive = useHydrated();
  const isHeld = chosen?.isHeldAtOnce ?? true;
  const reader = { locale, timeZone: useTimeZone() };
  const due = chosen?.dueBy === undefined ? undefined : latestBy(new Date(chosen.dueBy), reader);
  const rows = [
    [order.aboutCompany, about.company],
    ...(about.number === '' ? [] : [[order.aboutNumber, about.number]]),
    [order.aboutCountry, about.country],
  ];
  const chosenRows = [
    ...(chosen === undefined ? [] : [[order.aboutTariff, chosen.tariffName]]),
    ...(due === undefined ? [] : [[order.aboutDue, due]]),
  ];
  return (
    <aside className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{order.summaryTitle}</h2>
      <p className={styles.report}>{order.report(reportKindName(report, locale))}</p>
      <dl className={styles.about}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {chosenRows.map(([name, value]) => (
          <div key={name} className={isLive ? undefined : styles.awaited}>
            <dt>{name}</dt>
            <dd>
              <span className={isLive ? undefined : styles.assumed}>{value}</span>
              {isLive ? null : <span className={styles.unsure}>…</span>}
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.lines}>
        <div>
          <dt>
            <span className={isLive ? undefined : styles.assumed}>
              {isByInvoice ? pay.keptNow : isHeld ? order.reservedNow : order.reservedLater}
            </span>
            {isLive ? null : <span className={styles.unsure}>{order.reserved}</span>}
          </dt>
          <dd className="tabular">
            {chosen === undefined ? null : (
              <span className={isLive ? undefined : styles.assumed}>{priceOf(chosen, locale)}</span>
            )}
            {isLive ? null : <span className={styles.unsure}>…</span>}
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{order.chargedNow}</dt>
          <dd className="tabular">
            {formatMoney({ amountMinor: 0, currency: chosen?.tariffCurrency ?? 'EUR' }, locale)}
          </dd>
        </div>
      </dl>
      <p className={styles.promise}>
        <Icon name="shield" />
        <span className={isLive ? undefined : styles.assumed}>
          {isByInvoice ? pay.promise : isHeld ? order.promise : order.promiseLater}
        </span>
        {isLive ? null : <span className={styles.unsure}>{order.promiseAny}</span>}
      </p>
      <label className={styles.terms}>
        <input
          // A new price is a new consent, and so is another way to pay.
          key={`${isConfirming ? 'new price' : 'price'} ${isByInvoice ? 'invoice' : 'card'}`}
          type="checkbox"
          name="terms"
          id="terms"
          value="yes"
          defaultChecked={hasAccepted}
          aria-invalid={termsError === undefined ? undefined : true}
          aria-describedby="terms-error"
        />
        <span>
          {isByInvoice ? pay.terms(pay.days(creditDays)) : order.terms} {order.termsUnder}{' '}
          <NewTabLink href={to('/oferta')} says={order.opensNewTab} className={styles.offer}>
            {order.termsOffer}
          </NewTabLink>
          .
        </span>
      </label>
      <p className={styles.error} id="terms-error">
        {termsError === undefined ? null : (
          <>
            <Icon name="alert" />
            {termsError}
          </>
        )}
      </p>
      <Button type="submit" isWide disabled={isPlacing}>
        <Icon name={isByInvoice ? 'document' : 'lock'} />
        {isPlacing ? order.paying : isConfirming ? order.payConfirm : isByInvoice ? pay.place : order.pay}
      </Button>
      <p className={styles.secure}>{isByInvoice ? pay.secure : order.secure}</p>
    </aside>
  );
}
