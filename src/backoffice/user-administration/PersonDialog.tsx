import { useState } from 'react';
import type { PersonView } from '#modules/accounts/contract.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import type { RoleChoice } from './load-users.ts';
import { actWords, callFor, type PersonAct } from './person-acts.ts';
import { RoleField } from './RoleField.tsx';
import { usePersonAct } from './use-person-act.ts';

type PersonDialogProps = {
  act: PersonAct;
  person: PersonView;
  roles: readonly RoleChoice[];
  isOpen: boolean;
  onClose: () => void;
};

/** Asks for the reason, and for the new role, before something is done about a person. */
export function PersonDialog({ act, person, roles, isOpen, onClose }: PersonDialogProps) {
  const texts = useTexts();
  const { users, acts, order } = texts;
  const { accountId, fullName } = person;
  const words = actWords(act, fullName, texts);
  const calls = usePersonAct();
  const draft = useTextDraft(`person:${accountId}:${act}`);
  const [role, setRole] = useState(person.role);
  const [isTried, setTried] = useState(false);
  const reason = draft.text.trim();
  const isShort = reason.length < 3;
  const isSameRole = act === 'role' && role === person.role;
  const close = () => {
    setTried(false);
    calls.clear();
    onClose();
  };
  const confirm = async () => {
    setTried(true);
    if (isShort || isSameRole) return;
    const isDone = await calls.act((api) => callFor(api, act, { accountId, reason, role }), words.done);
    if (!isDone) return;
    draft.forget();
    close();
    // Its button is gone with what it was for.
    if (act === 'reset') document.getElementById(usersTitleId)?.focus();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.title}
      confirmText={calls.isBusy ? order.busy : words.confirm}
      cancelText={acts.back}
      isBusy={calls.isBusy}
      isDanger={act === 'disable' || act === 'reset'}
      onConfirm={confirm}
      onClose={close}
    >
      <p>{words.text}</p>
      {act === 'role' ? (
        <RoleField
          roles={roles}
          person={person}
          chosen={role}
          error={isTried && isSameRole ? users.sameRole : undefined}
          onChoose={setRole}
        />
      ) : null}
      <Field
        label={users.reason}
        hint={users.reasonHint}
        rows={3}
        maxLength={500}
        value={draft.text}
        error={isTried && isShort ? users.tooShort : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
          draft.write(currentTarget.value)
        }
      />
      <FaultNotice fault={calls.fault} />
    </ConfirmDialog>
  );
}

export const usersTitleId = 'users-title';
