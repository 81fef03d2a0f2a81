import { useEffect, useRef, useState } from 'react';

/**
 * After a step without a new document the page begins where a new one would: its heading has the focus and its title is
 * said. A page that has put the focus somewhere itself, on results or on what is wrong, keeps it there, and so does
 * whoever has begun to type already.
 */
export function PageAnnouncer({ pathname, hash }: { pathname: string; hash: string }) {
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    const taken = 'main :is([tabindex="-1"], input, textarea, select)';
    if (document.activeElement?.matches(taken) === true) return;
    const start = targetOf(hash) ?? document.querySelector<HTMLElement>('main h1');
    if (start === null) return;
    if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <p className="visually-hidden" role="status" data-announcer="">
      {title}
    </p>
  );
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // an address may end with anything
  }
}
