import '#ui/styles/styles.ts';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, Outlet, type ShouldRevalidateFunction } from 'react-router';
import { type Locale, languages } from '#kernel/locale.ts';
import { defaultTheme, type Theme } from '#kernel/theme.ts';
import { useAwakeSign } from '#ui/base/use-awake-sign.ts';
import { RootShell } from '#ui/frame/RootShell.tsx';
import cyrillicFont from '#ui/styles/inter/cyrillic.woff2?url';
import latinFont from '#ui/styles/inter/latin.woff2?url';
import { requestInfoContext } from './api/server-context.ts';
import { FaultPage } from './layout/FaultPage.tsx';
import { Frame } from './layout/Frame.tsx';
import favicon from './layout/favicon.svg?url';
import { type RootInfo, useRootInfo } from './layout/root-info.ts';
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
  useAwakeSign();
  return (
    <RootShell
      locale={locale}
      theme={theme}
      icon={favicon}
      closeText={shell.dismiss}
      head={<SiteHead locale={locale} theme={theme} />}
    >
      {children}
    </RootShell>
  );
}

/** How the site looks among the apps of a device, and the letters that every page needs. */
function SiteHead({ locale, theme }: { locale: Locale; theme: Theme }) {
  return (
    <>
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
      {languages[locale].script === 'Cyrillic' ? (
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={cyrillicFont} />
      ) : null}
    </>
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
