import { useEffect } from 'react';

/** Says in the document that the page is awake: React answers for it from now on. */
export function useAwakeSign(): void {
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    window.dispatchEvent(new Event('awake'));
  }, []);
}
