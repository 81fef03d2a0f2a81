import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import { orderMachine, rowOf } from '#modules/orders/order-states.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Button, buttonClass } from '#ui/base/Button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { formatMoment } from '#ui/base/dates.ts';
import { Flag } from '#ui/base/Flag.tsx';
import { KeyCap } from '../../keys/KeyCap.tsx';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { checkAhead } from '../../session/order-ahead.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { AskDialog, type AskedAction, askedActions, callOf, endingActions } from '../ask/AskDialog.tsx';
import { noteFieldId } from '../timeline/NoteForm.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import { GiveDialog } from './GiveDialog.tsx';
import styles from './OrderHead.module.css';
import { OrderKeys } from './OrderKeys.tsx';
import { useHands } from './use-hands.ts';

/** What the order is, how far it is, who is on it, and the ways on. */
export function OrderHead() {
  const texts = useTexts();
  const { order: words, orderDesk, words: names, acts, review, locale } = texts;
  const { staffOrder, may, me } = useOrderWork();
  const { order, orderId, dossier, assigneeName, authorName } = staffOrder;
  const hands = useHands();
  const [asked, setAsked] = useState<AskedAction>();
  const [isGiving, setGiving] = useState(false);
  const name = order.subject.kind === 'company' ? order.subject.name : order.subject.request.name;
  const isReviewed = order.state === 'in_review';
  /** The page was opened with its check asked for. */
  const isAsked = useRef(isReviewed);
  useEffect(() => {
    if (isReviewed && !isAsked.current) checkAhead.ask(orderId);
    isAsked.current = false;
  }, [isReviewed, orderId]);
  const mayGive = orderMachine.may(order.state, 'give') || may('assignOrder');
  const mayPutBack = orderMachine.may(order.state, 'put_back');
  const mayTake = may('assignOrder');
  const more = askedActions.filter((action) => action !== 'askCustomer' && may(callOf(action)));
  const small = (look?: 'secondary') => classNames(buttonClass(look), styles.act);
  const leads = [
    ...(isReviewed ? [{ to: `/orders/${orderId}/review`, text: review.check }] : []),
    ...(dossier === null ? [] : [{ to: `/orders/${orderId}/dossier`, text: orderDesk.openDossier }]),
  ];
  const facts = [
    order.number,
    order.countryName,
    reportKindName(order.reportContentTypeId, locale),
    order.tariffName,
    ...(order.revision > 1 ? [words.revision(order.revision)] : []),
    words.placed(formatMoment(order.placedAt, locale)),
    ...(assigneeName === null ? [] : [words.assignee(assigneeName)]),
    ...(authorName === null ? [] : [words.author(authorName)]),
  ];
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h1>
          <Flag code={order.countryCode} />
          <span>{name || words.title(order.number)}</span>
          <Badge tone={rowOf(order.state).staffTone}>{names.states[order.state]}</Badge>
        </h1>
        <p className="tabular">{facts.join(' · ')}</p>
        {isReviewed && staffOrder.isOwnReport ? <p>{orderDesk.ownReview}</p> : null}
      </div>
      <div className={styles.acts}>
        {mayTake ? (
          <Button className={styles.act} disabled={hands.isBusy} aria-keyshortcuts="A" onClick={hands.take}>
            {acts.assignOrder.button} <KeyCap keys="A" />
          </Button>
        ) : null}
        {may('askCustomer') ? (
          <Button
            look="secondary"
            className={styles.act}
            aria-keyshortcuts="Q"
            onClick={() => setAsked('askCustomer')}
          >
            {acts.askCustomer.button} <KeyCap keys="Q" />
          </Button>
        ) : null}
        {mayGive ? (
          <Button
            look="secondary"
            className={styles.act}
            aria-keyshortcuts="G"
            onClick={() => setGiving(true)}
          >
            {orderDesk.give} <KeyCap keys="G" />
          </Button>
        ) : null}
        {more.length === 0 && !mayPutBack ? null : (
          <details className={styles.more}>
            <summary className={small('secondary')}>{orderDesk.more}</summary>
            <div>
              {mayPutBack ? (
                <Button look="secondary" disabled={hands.isBusy} onClick={hands.putBack}>
                  {orderDesk.putBack}
                </Button>
              ) : null}
              {more.map((action) => (
                <Button
                  key={action}
                  look={endingActions.includes(action) ? 'danger' : 'secondary'}
                  onClick={() => setAsked(action)}
                >
                  {acts[action].button}
                </Button>
              ))}
            </div>
          </details>
        )}
        {dossier === null ? null : (
          <Link to={`/orders/${orderId}/statements`} className={small('secondary')}>
            {orderDesk.statements}
          </Link>
        )}
        {leads.map(({ to, text }, index) => (
          <Link
            key={to}
            to={to}
            className={small(index === 0 ? undefined : 'secondary')}
            aria-keyshortcuts={index === 0 ? 'Enter' : undefined}
          >
            {text} {index === 0 ? <KeyCap keys="Enter" /> : null}
          </Link>
        ))}
      </div>
      <FaultNotice fault={hands.fault} />
      <AskDialog action={asked} onClose={() => setAsked(undefined)} />
      <GiveDialog isOpen={isGiving} me={me} hands={hands} onClose={() => setGiving(false)} />
      <OrderKeys
        lead={leads[0]?.to}
        onTake={mayTake ? hands.take : undefined}
        onAsk={may('askCustomer') ? () => setAsked('askCustomer') : undefined}
        onGive={mayGive ? () => setGiving(true) : undefined}
        onNote={() => document.getElementById(noteFieldId)?.focus()}
      />
    </header>
  );
}
