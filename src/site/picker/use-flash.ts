import { useEffect, useRef, useState } from 'react';

/** How long the country field is red when a country is needed and none is chosen. */
const flashMs = 1500;

/** A flash that runs its full length from the last call. */
export function useFlash() {
  const [isFlashing, setFlashing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    setFlashing(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const flash = () => {
    stop();
    // A frame without it lets the animation begin anew.
    requestAnimationFrame(() => {
      setFlashing(true);
      timer.current = setTimeout(stop, flashMs);
    });
  };
  return { isFlashing, flash, stop };
}
