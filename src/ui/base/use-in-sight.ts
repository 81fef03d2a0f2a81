import { useEffect, useState } from 'react';

/** Id of the part of a page that is being read: the last one of the selector whose beginning has gone by; `first` until one has. */
export function useInSight(selector: string, first: string): string {
  const [here, setHere] = useState(first);
  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(selector)];
    let frame = 0;
    const look = () => {
      frame = 0;
      const passed = parts.findLast((part) => part.getBoundingClientRect().top < 160);
      const isEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4;
      setHere((isEnd ? parts.at(-1) : passed)?.id ?? first);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [selector, first]);
  return here;
}
