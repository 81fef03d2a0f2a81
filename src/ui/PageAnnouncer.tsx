import { useEffect, useRef, useState } from 'react';

/**
 * After a step without a new document the page begins where a new one would: its heading has the focus and its title is
 * said. A page that has put the focus somewhere itself, on results or on what is wrong, keeps it there.
 */
export function PageAnnouncer({ pathname, hash }: { pathname: string; hash: string }) {
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    if (document.activeElement?.matches('main [tabindex="-1"]') === true) return;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const start = target ?? document.querySelector<HTMLElement>('main h1');
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
