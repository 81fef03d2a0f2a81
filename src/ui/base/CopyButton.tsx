import { useState } from 'react';
import { Button } from './Button.tsx';
import { useHydrated } from './use-hydrated.ts';

type CopyButtonProps = { text: string; label: string; doneText: string; failedText: string };

/** Puts a text into the clipboard and says so; without a script there is nothing to press. */
export function CopyButton({ text, label, doneText, failedText }: CopyButtonProps) {
  const isHydrated = useHydrated();
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(doneText);
    } catch {
      // The browser has no clipboard for us, or its owner said no.
      setSaid(failedText);
    }
  };
  if (!isHydrated) return null;
  return (
    <>
      <Button look="secondary" onClick={copy}>
        {label}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
