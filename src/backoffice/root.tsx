import '#ui/styles.ts';
import './staff.css';
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
import { FaultPage } from './layout/FaultPage.tsx';
import { Frame } from './layout/Frame.tsx';
import favicon from './layout/favicon.svg?url';
import { type RootInfo, useRootInfo } from './layout/root-info.ts';
import { requestInfoContext } from './server-context.ts';
import { useTexts } from './texts/use-texts.tsx';

export function loader({ context }: LoaderFunctionArgs): RootInfo {
  const { theme, isDemo, requestId } = context.get(requestInfoContext);
  return { theme, isDemo, requestId };
}

/** Nothing of it changes while the document lives. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const info = useRootInfo();
  const { locale, shell } = useTexts();
  return (
    <html lang={locale} data-theme={info?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
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
