import '#ui/styles.ts';
import cyrillicFont from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import latinFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
} from 'react-router';
import { colorSchemes, defaultTheme } from '#kernel/theme.ts';
import { PageAnnouncer } from '#ui/PageAnnouncer.tsx';
import { ToastProvider } from '#ui/Toasts.tsx';
import { useAwakeSign } from './calm-page/use-awake-sign.ts';
import { FaultPage } from './layout/FaultPage.tsx';
import { Frame } from './layout/Frame.tsx';
import favicon from './layout/favicon.svg?url';
import { type RootInfo, useRootInfo } from './layout/root-info.ts';
import { requestInfoContext } from './server-context.ts';
import { useTexts } from './texts/use-texts.tsx';

export function loader({ context }: LoaderFunctionArgs): RootInfo {
  const { theme, isDemo, publicUrl, requestId, seller } = context.get(requestInfoContext);
  return { theme, isDemo, publicUrl, requestId, seller };
}

/** Nothing of it changes while the document lives. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const theme = useRootInfo()?.theme ?? defaultTheme;
  const { locale, shell } = useTexts();
  const { pathname, hash } = useLocation();
  useAwakeSign();
  return (
    <html lang={locale} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={colorSchemes[theme]} />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {theme === 'system' ? (
          <>
            <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content="#0b1220" media="(prefers-color-scheme: dark)" />
          </>
        ) : (
          <meta name="theme-color" content={theme === 'dark' ? '#0b1220' : '#ffffff'} />
        )}
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={latinFont} />
        {locale === 'ru' ? (
          <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={cyrillicFont} />
        ) : null}
        <Meta />
        {/* While pages are worked on, their style is a link that browsers take the nonce off before React compares. */}
        <Links nonce={import.meta.env.DEV ? '' : undefined} />
      </head>
      <body>
        <ToastProvider closeText={shell.dismiss}>{children}</ToastProvider>
        <PageAnnouncer pathname={pathname} hash={hash} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <Frame>
      <FaultPage />
    </Frame>
  );
}
