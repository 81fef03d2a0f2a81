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
} from 'react-router';
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
  const info = useRootInfo();
  const { locale, shell } = useTexts();
  useAwakeSign();
  return (
    <html lang={locale} data-theme={info?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1220" media="(prefers-color-scheme: dark)" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={latinFont} />
        {locale === 'ru' ? (
          <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={cyrillicFont} />
        ) : null}
        <Meta />
        <Links />
      </head>
      <body>
        <ToastProvider closeText={shell.dismiss}>{children}</ToastProvider>
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
