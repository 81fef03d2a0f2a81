import type { ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration, useLocation } from 'react-router';
import type { Locale } from '#kernel/locale.ts';
import { colorSchemes, type Theme } from '#kernel/theme.ts';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { ToastProvider } from './Toasts.tsx';

type RootShellProps = {
  locale: Locale;
  theme: Theme;
  /** Address of the picture in the browser's tab. */
  icon: string;
  closeText: string;
  /** What else an application says in the head of every page. */
  head: ReactNode;
  children: ReactNode;
};

/** The document around every page: head, style, what is said in passing, and the scripts at the end. */
export function RootShell({ locale, theme, icon, closeText, head, children }: RootShellProps) {
  const { pathname, hash } = useLocation();
  return (
    <html lang={locale} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={colorSchemes[theme]} />
        <link rel="icon" href={icon} type="image/svg+xml" />
        {head}
        <Meta />
        {/* While pages are worked on, their style is a link that browsers take the nonce off before React compares. */}
        <Links nonce={import.meta.env.DEV ? '' : undefined} />
      </head>
      <body>
        <ToastProvider closeText={closeText}>{children}</ToastProvider>
        <PageAnnouncer pathname={pathname} hash={hash} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
