import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatMoney } from '#kernel/money.ts';
import { thinReportPercent } from '#kernel/reports/price-shares.ts';
import { zonedDay, zonedMoment } from '#kernel/zoned-words.ts';
import { Button, type ButtonLook } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import type { TrackedOrder } from '#workflows/track-order/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './ShareChoice.module.css';
import { useShareWords } from './texts/words.ts';
import { waitDays } from './wait-days.ts';

/** The question about a report with little in it: three ways on, each a form of its own that works without scripts. */
export function ShareChoice({ tracked: { order, shareOffer: offer } }: { tracked: TrackedOrder }) {
  const words = useShareWords();
  const { locale } = useTexts();
  const isWaiting = order.state === 'awaiting_more';
  if (offer === null || !(order.state === 'share_offered' || isWaiting)) return null;
  const reader = { locale, timeZone: order.timeZone };
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: order.currency }, locale);
  const [share, whole] = [money(offer.shareMinor), money(order.priceMinor)];
  const until = offer.waitUntil === null ? '' : zonedDay(new Date(offer.waitUntil), reader);
  return (
    <section className={styles.question} aria-labelledby="share">
      <h2 id="share" className={styles.title}>
        <Icon name="question" />
        {isWaiting ? words.waitingTitle(until) : words.title}
      </h2>
      <p>
        {isWaiting ? words.waitingText(whole) : words.filled(offer.completenessPercent, thinReportPercent)}
      </p>
      <figure className={styles.why}>
        <figcaption>{words.why}</figcaption>
        <blockquote>{offer.reason}</blockquote>
      </figure>
      <div className={styles.ways}>
        <Way
          choice="take"
          title={words.takeTitle}
          text={words.takeText(offer.sharePercent, whole)}
          button={words.take(share)}
        >
          <input type="hidden" name="shareMinor" value={offer.shareMinor} />
        </Way>
        {offer.mayWait ? (
          <Way
            choice="wait"
            look="secondary"
            title={words.waitTitle}
            text={words.waitText(whole)}
            button={words.wait}
          >
            <label className={styles.until}>
              {words.until}
              <select name="waitUntil">
                {waitDays(offer).map((day) => (
                  <option key={day} value={day}>
                    {zonedDay(new Date(`${day}T12:00:00Z`), { locale, timeZone: 'UTC' })}
                  </option>
                ))}
              </select>
            </label>
          </Way>
        ) : null}
        <Way
          choice="cancel"
          look="danger"
          title={words.cancelTitle}
          text={words.cancelText}
          button={words.cancel}
        />
      </div>
      {isWaiting ? null : (
        <p className={styles.silence}>
          {words.silence(zonedMoment(new Date(offer.answerBy), reader), share)}
        </p>
      )}
    </section>
  );
}

type WayProps = {
  choice: string;
  look?: ButtonLook;
  title: string;
  text: string;
  button: string;
  children?: ReactNode;
};

function Way({ choice, look = 'primary', title, text, button, children }: WayProps) {
  const navigation = useNavigation();
  return (
    <Form aria-label={button} method="post" preventScrollReset className={styles.way}>
      <input type="hidden" name="intent" value="share" />
      <input type="hidden" name="choice" value={choice} />
      <div className={styles.what}>
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
      <Button type="submit" look={look} isWide disabled={navigation.state !== 'idle'}>
        {button}
      </Button>
    </Form>
  );
}
