import { type SyntheticEvent, useState } from 'react';

/** A `<details>` that begins open or folded, obeys the reader, and opens itself while `isNeeded`. */
export function useDisclosure(isOpenAtFirst: boolean, isNeeded = false) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return {
    open: isOpen || isNeeded,
    onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open),
  };
}
