import { useState } from 'react';
import { markQuestionAnswered, type StaffQuestion } from '#modules/feedback/contract.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import styles from './desk-card.module.css';
import { useDeskAct } from './desk-work.tsx';

/** One question: who asks, how to reach them, and whether it is done. */
export function QuestionCard({ question }: { question: StaffQuestion }) {
  const { feedback, acts, order, locale } = useTexts();
  const { isBusy, fault, clear, act, showNow } = useDeskAct();
  const [isAsked, setAsked] = useState(false);
  const [isAnswering, setAnswering] = useState(false);
  const { id, name, phone, email, message, createdAt, answeredAt, isReceiptRefused } = question;
  const close = () => {
    setAsked(false);
    clear();
  };
  const mark = async () => {
    const params = { questionId: id };
    if (!(await act((api) => api.call(markQuestionAnswered, { params }), feedback.marked))) return;
    close();
    await showNow();
  };
  return (
    <article className={styles.card} aria-labelledby={`question-${id}`}>
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 className={styles.title} id={`question-${id}`}>
            {name}
          </h2>
          <Badge>{feedback.wroteIn(question.locale)}</Badge>
          {isReceiptRefused ? <Badge tone="warn">{feedback.receiptRefused}</Badge> : null}
        </header>
        <p className={`${styles.facts} tabular`}>
          <a href={`mailto:${email}`}>{email}</a>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          <time dateTime={createdAt}>{feedback.asked(formatMoment(createdAt, locale))}</time>
          {answeredAt === null ? null : (
            <time dateTime={answeredAt}>{feedback.answered(formatMoment(answeredAt, locale))}</time>
          )}
        </p>
        <p className={styles.text} lang={question.locale}>
          {message}
        </p>
        {question.answer === null ? null : (
          <div className={styles.reply}>
            <p className={styles.replyTitle}>{feedback.ourReply}</p>
            <p className={styles.text} lang={question.locale}>
              {question.answer}
            </p>
          </div>
        )}
      </div>
      {answeredAt === null ? (
        <div className={styles.buttons}>
          <Button onClick={() => setAnswering(true)}>{feedback.answerByMail}</Button>
          <Button look="secondary" onClick={() => setAsked(true)}>
            {feedback.markAnswered}
          </Button>
        </div>
      ) : null}
      <AnswerDialog question={question} isOpen={isAnswering} onClose={() => setAnswering(false)} />
      <ConfirmDialog
        isOpen={isAsked}
        title={feedback.markTitle}
        confirmText={isBusy ? order.busy : feedback.markAnswered}
        cancelText={acts.back}
        isBusy={isBusy}
        onConfirm={mark}
        onClose={close}
      >
        <p>{feedback.markText}</p>
        <FaultNotice fault={fault} />
      </ConfirmDialog>
    </article>
  );
}
