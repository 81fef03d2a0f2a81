import type { SyntheticEvent } from 'react';
import styles from './mails.module.css';

/**
 * A mail in a frame where nothing runs and no link leads anywhere. The page's policy refuses styles written into a document, which is
 * how mails have theirs, so that they are given to the elements one by one; what a mail says for dark screens is left out.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const unstyled = html.replace(/<style>.*?<\/style>/s, '').replaceAll(' style="', ' data-style="');
  const dress = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument;
    for (const element of page?.querySelectorAll<HTMLElement>('[data-style]') ?? [])
      element.style.cssText = element.dataset.style ?? '';
    for (const link of page?.querySelectorAll('a') ?? []) link.removeAttribute('href');
    currentTarget.style.height = `${Math.min(page?.documentElement.scrollHeight ?? 600, 1_600)}px`;
  };
  return (
    <iframe
      className={styles.frame}
      title={title}
      srcDoc={unstyled}
      sandbox="allow-same-origin"
      onLoad={dress}
    />
  );
}
