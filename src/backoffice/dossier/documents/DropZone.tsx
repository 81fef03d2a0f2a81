import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './documents.module.css';

/** The whole page takes a file that is dropped on it; a browser would go to it and leave the desk. */
export function DropZone({ onDrop }: { onDrop: (file: File | undefined) => void }) {
  const { documents: words } = useTexts();
  const [isOver, setOver] = useState(false);
  const latest = useRef(onDrop);
  latest.current = onDrop;
  useEffect(() => {
    const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFile(event)) return;
      // A table of people is taken by its section.
      const isTaken = event.defaultPrevented;
      event.preventDefault();
      setOver(false);
      if (!isTaken) latest.current(event.dataTransfer?.files[0]);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver ? (
    <div className={styles.drop} aria-hidden="true">
      {words.drop}
    </div>
  ) : null;
}
