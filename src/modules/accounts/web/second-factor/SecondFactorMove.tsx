import { useState } from 'react';
import type { AppKey } from '../../contract.ts';
import type { SecondFactorWords } from '../../texts/second-factor/en.ts';
import { FirstCode } from './FirstCode.tsx';
import { SecondFactorChange } from './SecondFactorChange.tsx';
import { confirmMove, startMove } from './second-factor-calls.ts';

type MoveProps = {
  email: string;
  words: SecondFactorWords;
  onCancel: () => void;
  onMoved: (recoveryCodes: readonly string[]) => void;
};

/** Another telephone: password and a code of the present one, then the new key and its first code. */
export function SecondFactorMove({ email, words, onCancel, onMoved }: MoveProps) {
  const [key, setKey] = useState<AppKey>();
  if (key !== undefined) {
    const steps = { text: words.moveAppText, submit: words.moveSubmit, onCancel };
    return <FirstCode {...steps} words={words} appKey={key} confirm={confirmMove} onConfirmed={onMoved} />;
  }
  return (
    <SecondFactorChange
      email={email}
      words={words}
      title={words.moveTitle}
      text={words.moveText}
      submit={words.next}
      change={async (given) => setKey(await startMove(given))}
      onCancel={onCancel}
    />
  );
}
