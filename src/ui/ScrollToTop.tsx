import { useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './ScrollToTop.module.css';

/** The button shows after this many pixels. */
const thresholdPx = 300;

export function ScrollToTop({ label }: { label: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const onScroll = () => setShown(window.scrollY > thresholdPx);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      hidden={!isShown}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
