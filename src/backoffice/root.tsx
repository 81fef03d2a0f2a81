import '#ui/styles/styles.ts';
import './staff.css';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, Outlet, type ShouldRevalidateFunction } from 'react-router';
import { defaultTheme } from '#kernel/theme.ts';
import { useAwakeSign } from '#ui/base/use-awake-sign.ts';
import { RootShell } from '#ui/frame/RootShell.tsx';
import { FaultPage } from './layout/FaultPage.tsx';
import { Frame } from './layout/Frame.tsx';
import favicon from './layout/favicon.svg?url';
import { type RootInfo, useRootInfo } from './session/root-info.ts';
import { requestInfoContext } from './session/server-context.ts';
import { useTexts } from './texts/use-texts.tsx';

export function loader({ context }: LoaderFunctionArgs): RootInfo {
  const { theme, isDemo, requestId } = context.get(requestInfoContext);
  return { theme, isDemo, requestId };
}

/** Nothing of it changes while the document lives. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const theme = useRootInfo()?.theme ?? defaultTheme;
  const { locale, shell } = useTexts();
  return (
    <RootShell
      locale={locale}
      theme={theme}
      icon={favicon}
      closeText={shell.dismiss}
      head={<meta name="robots" content="noindex" />}
    >
      {children}
    </RootShell>
  );
}

export default function Root() {
  useAwakeSign();
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <Frame>
      <FaultPage />
    </Frame>
  );
}
