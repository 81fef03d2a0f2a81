import { useLocation } from 'react-router';
import { languages, locales, localizedPath, plainPath } from '#kernel/locale.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { useRootInfo } from './root-info.ts';
import { StructuredData } from './StructuredData.tsx';

type PageHeadProps =
  /** Not for search engines: the page of one order or one person, or one that is not there. */
  | { title: string; description?: string; isPrivate: true; picture?: undefined }
  | {
      title: string;
      description: string;
      isPrivate?: false;
      /** Name of the picture that a shared link shows: an article has its own. */
      picture?: string;
    };

/**
 * Title, description, canonical address, the other languages, the picture of a shared link and the description of the
 * page for machines; React lifts what belongs there into the head.
 */
export function PageHead({ title, description, isPrivate = false, picture = 'home' }: PageHeadProps) {
  const { shell, locale } = useTexts();
  const { pathname } = useLocation();
  const publicUrl = useRootInfo()?.publicUrl ?? '';
  const plain = plainPath(pathname);
  const full = title.includes(shell.siteName) ? title : `${title} · ${shell.siteName}`;
  if (isPrivate) {
    return (
      <>
        <title>{full}</title>
        {description === undefined ? null : <meta name="description" content={description} />}
        <meta name="robots" content="noindex" />
        <StructuredData data={{ '@type': 'WebPage', name: title, inLanguage: locale }} />
      </>
    );
  }
  const url = publicUrl + pathname;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {locales.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={publicUrl + localizedPath(one, plain)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + plain} />
      <meta property="og:type" content={picture === 'home' ? 'website' : 'article'} />
      <meta property="og:site_name" content={shell.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={languages[locale].intl.replace('-', '_')} />
      <meta property="og:image" content={`${publicUrl}/social/${picture}-${locale}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData
        data={{
          '@type': 'WebPage',
          '@id': url,
          url,
          name: title,
          description,
          inLanguage: locale,
          isPartOf: { '@type': 'WebSite', '@id': `${publicUrl}/#site`, name: shell.siteName, url: publicUrl },
        }}
      />
    </>
  );
}
