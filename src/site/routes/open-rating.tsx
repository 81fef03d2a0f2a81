import type { ReactNode } from 'react';
import { ratingVersion } from '#rating/open-rating/open-rating.ts';
import type { PageHandle } from '../api/server-context.ts';
import articleStyles from '../content/articles/article.module.css';
import { TextLayout } from '../content/TextLayout.tsx';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { GradeTable, LimitTable, PointsTable, ScaleTable, TestList } from '../open-rating/MethodTables.tsx';
import { Models } from '../open-rating/Models.tsx';
import styles from '../open-rating/OpenRating.module.css';
import { useOpenRatingWords } from '../open-rating/texts/words.ts';

export const handle: PageHandle = { isShared: true, isDeferred: true };

/** The method of the rating, printed from the code that computes it. */
export default function OpenRatingPage() {
  const words = useOpenRatingWords();
  const sections: readonly (readonly [id: string, title: string, body: ReactNode])[] = [
    [
      'grades',
      words.what,
      <>
        {words.whatText.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <GradeTable />
        <p className={styles.quiet}>{words.defaultNote}</p>
      </>,
    ],
    ['points', words.points, [<PointsTable key="table" />, <p key="text">{words.pointsText}</p>]],
    ['maps', words.maps, [<p key="text">{words.mapsText}</p>, <ScaleTable key="table" />]],
    [
      'models',
      words.modelsTitle,
      <>
        <p>{words.domain}</p>
        <p className={styles.quiet}>{words.modelsText}</p>
        <Models />
      </>,
    ],
    ['caps', words.capsTitle, [<p key="text">{words.capsText}</p>, <TestList key="list" of="caps" />]],
    [
      'confidence',
      words.confidenceTitle,
      [<p key="text">{words.confidenceText}</p>, <TestList key="list" of="tests" />],
    ],
    ['limit', words.limitTitle, [<p key="text">{words.limitText}</p>, <LimitTable key="table" />]],
    [
      'limits',
      words.limitsTitle,
      <ul key="list">
        {words.limits.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>,
    ],
    ['recompute', words.recomputeTitle, words.recompute.map((text) => <p key={text}>{text}</p>)],
  ];
  const head = (
    <>
      <h1>{words.title}</h1>
      <p className={articleStyles.summary}>{words.lead}</p>
      <p className={articleStyles.facts}>
        <span>{words.facts(ratingVersion)}</span>
      </p>
    </>
  );
  return (
    <Page isWide>
      <PageHead title={words.title} description={words.description} />
      <TextLayout toc={sections.map(([id, text]) => ({ id, text }))} head={head}>
        {sections.map(([id, title, body]) => (
          <div key={id} className={styles.section}>
            <h2 id={id}>{title}</h2>
            {body}
          </div>
        ))}
      </TextLayout>
    </Page>
  );
}
