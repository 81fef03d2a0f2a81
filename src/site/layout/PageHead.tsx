import { useLocation } from 'react-router';
import { localeOfPath, localizedPath } from '#kernel/locale.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { useRootInfo } from './root-info.ts';

type PageHeadProps = { title: string; description?: string; isPrivate?: boolean };

/** Title, description, canonical address and the other language; React lifts them into the head. */
export function PageHead({ title, description, isPrivate = false }: PageHeadProps) {
  const { shell } = useTexts();
  const { pathname } = useLocation();
  const info = useRootInfo();
  const plain = localeOfPath(pathname) === 'ru' ? pathname.slice('/ru'.length) || '/' : pathname;
  const full = title.includes(shell.siteName) ? title : `${title} · ${shell.siteName}`;
  return (
    <>
      <title>{full}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {isPrivate ? <meta name="robots" content="noindex" /> : null}
      {isPrivate || info === undefined ? null : (
        <>
          <link rel="canonical" href={`${info.publicUrl}${pathname}`} />
          <link rel="alternate" hrefLang="en" href={`${info.publicUrl}${localizedPath('en', plain)}`} />
          <link rel="alternate" hrefLang="ru" href={`${info.publicUrl}${localizedPath('ru', plain)}`} />
        </>
      )}
    </>
  );
}
