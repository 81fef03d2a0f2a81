import { useState } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import type { SecondFactorView } from '../../contract.ts';
import type { SecondFactorWords } from '../../texts/second-factor/en.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorChange } from './SecondFactorChange.tsx';
import { SecondFactorMove } from './SecondFactorMove.tsx';
import { SecondFactorSetup } from './SecondFactorSetup.tsx';
import { SecondFactorStanding } from './SecondFactorStanding.tsx';
import { renewCodes, switchOff } from './second-factor-calls.ts';

export type SecondFactorProps = {
  standing: SecondFactorView;
  email: string;
  locale: Locale;
  words: SecondFactorWords;
  /** What the standing is has changed. */
  onChanged: () => void;
};

type View = 'standing' | 'setup' | 'move' | 'renew' | 'off' | { recoveryCodes: readonly string[] };

/** The second factor of who is signed in: how it stands, and the steps that change it. */
export function SecondFactor({ standing, email, locale, words, onChanged }: SecondFactorProps) {
  const toast = useToast();
  const [view, setView] = useState<View>('standing');
  const [isBack, setBack] = useState(false);
  const close = () => {
    setBack(true);
    setView('standing');
  };
  const own = { email, words, onCancel: close };
  const showCodes = (recoveryCodes: readonly string[]) => setView({ recoveryCodes });
  if (typeof view === 'object') {
    const done = () => {
      close();
      onChanged();
    };
    return <RecoveryCodes codes={view.recoveryCodes} email={email} words={words} onDone={done} />;
  }
  if (view === 'setup') {
    const onSwitchedOn = (codes: readonly string[]) => {
      toast(words.switchedOn);
      showCodes(codes);
    };
    return <SecondFactorSetup {...own} onSwitchedOn={onSwitchedOn} />;
  }
  if (view === 'move') {
    const onMoved = (codes: readonly string[]) => {
      toast(words.moved);
      showCodes(codes);
    };
    return <SecondFactorMove {...own} onMoved={onMoved} />;
  }
  if (view === 'renew') {
    return (
      <SecondFactorChange
        {...own}
        title={words.renewTitle}
        text={words.renewText}
        submit={words.renewSubmit}
        change={async (given) => showCodes(await renewCodes(given))}
      />
    );
  }
  if (view === 'off') {
    const change = async (given: { password: string; code: string }) => {
      await switchOff(given);
      toast(words.switchedOff);
      close();
      onChanged();
    };
    return (
      <SecondFactorChange
        {...own}
        title={words.offTitle}
        text={words.offText}
        submit={words.offSubmit}
        isDanger
        change={change}
      />
    );
  }
  const shown = { standing, locale, words, isBack };
  return <SecondFactorStanding {...shown} onChoose={setView} />;
}
