import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { classNames } from '../base/class-names.ts';
import { Icon } from '../base/Icon.tsx';
import styles from './Toasts.module.css';

/** How long a toast stays, in milliseconds; the clock stands still under the pointer and under focus. */
const toastMs = 3000;

type Toast = Readonly<{ id: number; text: string; isFault: boolean }>;

/** Says something in passing; a fault is marked as one. */
export type SayToast = (text: string, how?: { isFault: boolean }) => void;

const ToastContext = createContext<SayToast>(() => {});

/** Says something in passing, bottom right. */
export function useToast(): SayToast {
  return useContext(ToastContext);
}

export function ToastProvider({ closeText, children }: { closeText: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const region = useRef<HTMLDivElement>(null);
  const nextId = useRef(1);
  const add = useRef<SayToast>((text, how) => {
    const id = nextId.current++;
    setToasts((before) => [...before, { id, text, isFault: how?.isFault === true }]);
  });
  const hasToasts = toasts.length > 0;
  useEffect(() => {
    // In the top layer a toast is seen above an open dialog.
    if (hasToasts) region.current?.showPopover();
    else region.current?.hidePopover();
  }, [hasToasts]);
  const remove = (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={add.current}>
      {children}
      <div ref={region} className={styles.region} popover="manual" role="status">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeText={closeText} onEnd={() => remove(toast.id)} />
        ))}
      </div>
    </ToastContext>
  );
}

type ToastCardProps = { toast: Toast; closeText: string; onEnd: () => void };

function ToastCard({ toast: { text, isFault }, closeText, onEnd }: ToastCardProps) {
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isUnderPointer || isFocused;
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => end.current(), toastMs);
    return () => clearTimeout(timer);
  }, [isPaused]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock
    <div
      className={classNames(styles.toast, isFault && styles.fault)}
      onPointerEnter={() => setUnderPointer(true)}
      onPointerLeave={() => setUnderPointer(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={isFault ? 'alert' : 'check'} />
      <span className={styles.text}>{text}</span>
      <button type="button" className={styles.close} aria-label={closeText} onClick={onEnd}>
        <Icon name="close" />
      </button>
    </div>
  );
}
