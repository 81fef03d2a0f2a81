import { useEffect, useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './ScrollToTop.module.css';

/** The button shows after this many pixels. */
const thresholdPx = 300;

/** A smooth way up breaks off when the page changes its height meanwhile: then the rest is done at once. */
function goToTop(): void {
  const signs = ['wheel', 'touchstart', 'keydown'] as const;
  const stop = () => {
    clearTimeout(limit);
    window.removeEventListener('scrollend', finish);
    window.removeEventListener('scroll', arrive);
    for (const sign of signs) window.removeEventListener(sign, stop);
  };
  const finish = () => {
    stop();
    if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
  };
  // Whoever leaves the top again at once is not brought back.
  const arrive = () => {
    if (window.scrollY === 0) stop();
  };
  window.addEventListener('scrollend', finish);
  window.addEventListener('scroll', arrive, { passive: true });
  // Safari learned to tell of the end of scrolling late.
  const limit = setTimeout(finish, 1500);
  // Whoever scrolls on their own goes where they want.
  for (const sign of signs) window.addEventListener(sign, stop, { passive: true });
  window.scrollTo({ top: 0 });
}

export function ScrollToTop({ label }: { label: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const onScroll = () => setShown(window.scrollY > thresholdPx);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return (
    <button type="button" className={styles.button} aria-label={label} hidden={!isShown} onClick={goToTop}>
      <Icon name="arrow-up" />
    </button>
  );
}
