import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { dueRule } from '#modules/orders/texts/due-rule.ts';
import { formatDay } from '#ui/base/dates.ts';
import { Notice } from '#ui/base/Notice.tsx';
import type { PageHandle } from '../api/server-context.ts';
import styles from '../content/articles/article.module.css';
import { SiteProse } from '../content/SiteProse.tsx';
import { standingPageAt } from '../content/standing-pages.server.ts';
import { TextLayout } from '../content/TextLayout.tsx';
import { useStandingWords } from '../content/texts/words.ts';
import { Versions } from '../content/Versions.tsx';
import { LegalBlock } from '../layout/LegalBlock.tsx';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { useTexts } from '../texts/use-texts.tsx';

export const handle: PageHandle = { isShared: true, isDeferred: true };

export function loader(args: LoaderFunctionArgs) {
  return standingPageAt(args);
}

export default function StandingPage() {
  const { page, name, versions, isNamed } = useLoaderData<typeof loader>();
  const words = useStandingWords();
  const { locale, to } = useTexts();
  const newest = versions[0]?.version;
  const day = formatDay(page.updated, locale);
  // One version of a document is a page of its own beside the document.
  const inVersion = words.version(page.version ?? '');
  const head = (
    <>
      <h1>{page.title}</h1>
      <p className={styles.summary}>{page.description}</p>
      <p className={styles.facts}>
        {page.version === undefined ? null : <span>{words.version(page.version)}</span>}
        <time dateTime={page.updated}>
          {page.version === undefined ? words.changed(day) : words.updated(day)}
        </time>
      </p>
    </>
  );
  return (
    <Page isWide>
      <PageHead
        title={isNamed ? `${page.title}: ${inVersion}` : page.title}
        description={isNamed ? `${inVersion}. ${page.description}` : page.description}
      />
      <TextLayout toc={page.toc} head={head}>
        {newest === undefined || newest === page.version ? null : (
          <Notice tone="warn">
            <p>
              {words.superseded(newest)} <Link to={to(`/${name}`)}>{words.toCurrent}</Link>
            </p>
          </Notice>
        )}
        <SiteProse
          blocks={page.blocks}
          places={{ seller: <LegalBlock />, dueRule: <p>{dueRule[locale]}</p> }}
        />
        <Versions name={name} shown={page.version} versions={versions} />
      </TextLayout>
    </Page>
  );
}
