import type { Locale } from '#kernel/locale.ts';
import type { BuyerView } from '#modules/orders/contract.ts';
import { words as purposeWords } from '#modules/orders/texts/purposes/words.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { EmailText } from '#ui/base/EmailText.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Subject.module.css';
import { useOrderWork } from './work/order-work.tsx';

/** Whom the report is about, as the order names it, and who asked. */
export function Subject() {
  const { order: words, locale } = useTexts();
  const { subject, email, buyer } = useOrderWork().staffOrder.order;
  const said = Object.entries(buyer === null ? {} : saidBy(buyer, locale, words.vies)).filter(
    ([, value]) => value !== '',
  );
  const about = subject.kind === 'company' ? subject : subject.request;
  const extra =
    subject.kind === 'request'
      ? { phone: subject.request.phone, email: subject.request.email, addInfo: subject.request.addInfo }
      : {};
  const { regCode, vatCode, address } = about;
  const rows = Object.entries({ regCode, vatCode, address, ...extra }).filter(([, value]) => value !== '');
  return (
    <>
      {subject.kind === 'request' ? (
        <p>
          <Badge tone="warn">{words.requested}</Badge>
        </p>
      ) : null}
      <dl className={styles.facts}>
        {rows.map(([key, value]) => (
          <div key={key}>
            {/* the keys are those of the literal above */}
            <dt>{words.request[key as keyof typeof words.request]}:</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {subject.kind === 'company' ? (
          <div>
            <dt className="visually-hidden">{words.request.name}</dt>
            <dd>{subject.isDemo ? words.demo : subject.registerName}</dd>
          </div>
        ) : null}
        <div>
          <dt>{words.customer}:</dt>
          <dd>
            <EmailText email={email} />
          </dd>
        </div>
        <div>
          <dt>{words.naming}:</dt>
          <dd>{buyer?.mayBeNamed === true ? words.mayBeNamed : words.notNamed}</dd>
        </div>
        {said.map(([key, value]) => (
          <div key={key}>
            {/* the keys are those of `saidBy` */}
            <dt>{words.buyer[key as keyof ReturnType<typeof saidBy>]}:</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type OrderWords = ReturnType<typeof useTexts>['order'];

/** What a buyer said of itself with the order, line by line. */
function saidBy(buyer: BuyerView, locale: Locale, vies: OrderWords['vies']) {
  const { companyName, vatCode, address, countryName, reference, note, copies, purpose, vatCheck } = buyer;
  return {
    company: companyName,
    vatCode,
    vies:
      vatCheck === null
        ? ''
        : [
            vies[vatCheck.outcome],
            vatCheck.name,
            vatCheck.address,
            vatCheck.requestIdentifier,
            formatMoment(vatCheck.askedAt, locale),
          ]
            .filter(Boolean)
            .join(', '),
    address: [address, countryName].filter(Boolean).join(', '),
    reference,
    purpose: purpose === null ? '' : purposeWords[locale].purposes[purpose],
    note,
    copies: copies.join(', '),
  };
}
