import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useToast } from '#ui/frame/Toasts.tsx';
import { refusalOfError } from '../../api/refusal-of-error.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/** Does one thing at a time, says what came of it, and loads the page anew either way. */
export function useAct(): {
  isBusy: boolean;
  act: (work: () => Promise<unknown>, done: string) => Promise<void>;
} {
  const { faults } = useTexts();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async act(work, done) {
      if (isBusy) return;
      setBusy(true);
      try {
        await work();
        toast(done);
      } catch (error) {
        const refusal = refusalOfError(error);
        toast(refusal.failure?.text ?? refusal.faults[0]?.text ?? faults.errorText, { isFault: true });
      }
      setBusy(false);
      await revalidate();
    },
  };
}
