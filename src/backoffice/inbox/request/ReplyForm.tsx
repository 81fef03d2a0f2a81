import { type FormEvent, useState } from 'react';
import {
  maxReplyLength,
  replyToDataRequest,
  type StaffDataRequest,
} from '#modules/data-requests/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { ConfirmLanguage } from '../../order/ask/ConfirmLanguage.tsx';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { words as templates } from '../../reply-templates/data-requests/texts/words.ts';
import { TemplateSelect } from '../../reply-templates/TemplateSelect.tsx';
import { useStaffAct } from '../../session/use-staff-act.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './request.module.css';

type Outcome = 'answer' | 'refuse';

/** The answer in the language of whoever asked, begun from a template; it is mailed, and the request is closed with it. */
export function ReplyForm({ request, refresh }: { request: StaffDataRequest; refresh: () => Promise<void> }) {
  const { inbox, claims, order } = useTexts();
  const words = inbox.request;
  const { id, locale: language } = request;
  const { isBusy, fault, act } = useStaffAct(`/inbox/requests/${id}`, refresh);
  const draft = useTextDraft(`data-request:${id}`);
  const [isRead, setRead] = useState(false);
  const [isTried, setTried] = useState(false);
  const text = draft.text.trim();
  const isShort = text.length < 3;
  const send = async (outcome: Outcome) => {
    setTried(true);
    if (isShort || !isRead) return;
    const call = { params: { requestId: id }, body: { outcome, text } };
    if (await act((api) => api.call(replyToDataRequest, call), words.done[outcome])) draft.forget();
  };
  return (
    <form
      className={styles.form}
      aria-label={words.answer}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send('answer');
      }}
    >
      <p className={styles.hint}>{words.hint}</p>
      <TemplateSelect templates={templates} language={language} onChoose={draft.write} />
      <Field
        label={words.text}
        rows={8}
        maxLength={maxReplyLength}
        lang={language}
        value={draft.text}
        error={isTried && isShort ? claims.tooShort : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
          draft.write(currentTarget.value)
        }
      />
      <ConfirmLanguage
        language={language}
        isConfirmed={isRead}
        isMissing={isTried && !isRead}
        onChange={setRead}
      />
      <FaultNotice fault={fault} />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? order.busy : words.send}
        </Button>
        <Button look="danger" type="button" disabled={isBusy} onClick={() => void send('refuse')}>
          {words.refuse}
        </Button>
      </div>
    </form>
  );
}
