import { useState } from 'react';
import { useTexts } from '../texts/use-texts.tsx';
import { KeyBar } from './KeyBar.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { useKeyPresses, useKeys } from './use-keys.ts';

/** Listens for keys, shows the page's at its foot, and all of them behind `?`. Stands once, in the frame. */
export function PageKeys() {
  const { keys } = useTexts();
  const [isOpen, setOpen] = useState(false);
  useKeyPresses();
  useKeys(keys.everywhere, [{ keys: '?', label: keys.help, act: () => setOpen(true) }]);
  return (
    <>
      <KeyBar onHelp={() => setOpen(true)} />
      <KeyHelp isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
