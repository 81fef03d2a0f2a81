import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { formatMoment } from '#ui/base/dates.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { type MailAsSent, readOrderMail } from '#workflows/deliver-report/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { type FaultWords, faultWords } from '../../session/fault-words.ts';
import { signInPath } from '../../session/page-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useTimeline } from '../timeline/use-timeline.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import { MailFrame } from './MailFrame.tsx';
import styles from './mails.module.css';

type MailDialogProps = { mailId: string | undefined; onClose: () => void };

/** A mail as it was sent: to whom, when, what the mail server said, and both bodies, made again. */
export function MailDialog({ mailId, onClose }: MailDialogProps) {
  const texts = useTexts();
  const { mails: words, order, locale } = texts;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { orderId } = useOrderWork().staffOrder;
  const { mails } = useTimeline();
  const [read, setRead] = useState<MailAsSent>();
  const [fault, setFault] = useState<FaultWords>();
  const [isPlain, setPlain] = useState(false);
  const sent = mails?.mails.find((one) => one.mailId === mailId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mail that is opened
  useEffect(() => {
    if (mailId === undefined) return;
    setRead(undefined);
    setFault(undefined);
    sessionApi()
      .call(readOrderMail, { params: { orderId, mailId } })
      .then(setRead, (error: unknown) => {
        if (error instanceof SessionEnded) navigate(signInPath(pathname));
        else setFault(faultWords(error, texts));
      });
  }, [orderId, mailId]);

  return (
    <Modal
      isOpen={mailId !== undefined}
      title={read?.subject || words.open}
      closeText={words.close}
      escapeHint={words.escapeHint}
      onClose={onClose}
    >
      <FaultNotice fault={fault} />
      {read === undefined ? (
        fault === undefined ? (
          <p>{order.busy}</p>
        ) : null
      ) : (
        <div className={styles.mail}>
          <dl className={styles.facts}>
            <dt>{words.to}</dt>
            <dd>{read.to}</dd>
            {sent === undefined ? null : (
              <>
                <dt>{words.when}</dt>
                <dd className="tabular">{formatMoment(sent.acceptedAt, locale)}</dd>
                <dt>{words.server}</dt>
                <dd>{sent.response ?? words.noServer}</dd>
              </>
            )}
            <dt>{words.id}</dt>
            <dd>
              <code>{read.messageId}</code>
            </dd>
          </dl>
          <Notice tone="info">
            <p>{read.body === null ? words.lost : words.made}</p>
          </Notice>
          {read.body === null ? null : (
            <>
              <fieldset className={styles.bodies}>
                <legend className="visually-hidden">{words.frame}</legend>
                {[false, true].map((plain) => (
                  <button
                    key={String(plain)}
                    type="button"
                    aria-pressed={plain === isPlain}
                    onClick={() => setPlain(plain)}
                  >
                    {plain ? words.text : words.html}
                  </button>
                ))}
              </fieldset>
              {isPlain ? (
                <pre className={styles.text}>{read.body.text}</pre>
              ) : (
                <MailFrame html={read.body.html} title={words.frame} />
              )}
            </>
          )}
        </div>
      )}
    </Modal>
  );
}
