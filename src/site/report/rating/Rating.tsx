import type { ReactNode } from 'react';
import type { ReportView } from '#modules/reports/contract.ts';
import { Cell, DataTable, RowGroup, RowName } from '../parts/DataTable.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Block, Folded } from '../parts/Part.tsx';
import type { Pictures } from '../pictures/pictures.ts';
import { useReportWords } from '../texts/words.ts';
import styles from './Rating.module.css';
import { RatingGrounds } from './RatingGrounds.tsx';

type Rating = NonNullable<ReportView['rating']>;

/** The rating with everything that made it; `whatIf` stands between its points and its models. */
export function RatingPart({
  rating,
  limit,
  pictures,
  whatIf,
}: {
  rating: Rating;
  limit: ReportView['limit'];
  pictures: Pictures;
  whatIf: ReactNode;
}) {
  const words = useReportWords();
  return (
    <>
      <Block title={words.blocks}>
        {pictures.waterfall === undefined ? null : <Drawing {...pictures.waterfall} />}
        <Folded title={words.asTable}>
          <Points blocks={rating.blocks} />
        </Folded>
      </Block>
      {whatIf}
      <Models models={rating.models} says={rating.modelsSay} pictures={pictures} />
      <Ceilings limit={limit} pictures={pictures} />
      <RatingGrounds rating={rating} />
    </>
  );
}

function Points({ blocks }: { blocks: Rating['blocks'] }) {
  const words = useReportWords();
  const columns = [
    { title: words.item },
    { title: words.measure },
    { title: words.points, isNumeric: true },
    { title: words.move, isNumeric: true },
  ];
  return (
    <DataTable caption={words.blocks} columns={columns} isGrouped>
      {blocks.map((block) => (
        <RowGroup
          key={block.label}
          title={`${block.label}: ${block.pointsShown}, ${block.moveShown}`}
          span={columns.length}
        >
          {block.items.map(({ item, label, measure, facts, pointsShown, moveShown }) => (
            <tr key={item}>
              <RowName>{label}</RowName>
              <Cell isMuted>
                <Figure facts={facts}>{measure}</Figure>
              </Cell>
              <Cell isNumeric>{pointsShown}</Cell>
              <Cell isNumeric>{moveShown}</Cell>
            </tr>
          ))}
        </RowGroup>
      ))}
    </DataTable>
  );
}

function Models({ models, says, pictures }: { models: Rating['models']; says: string; pictures: Pictures }) {
  const words = useReportWords();
  if (models.length === 0) return null;
  const columns = [
    { title: words.model },
    { title: words.value, isNumeric: true },
    { title: words.zone },
    { title: words.counts },
  ];
  return (
    <Block title={words.models}>
      {says === '' ? null : <p>{says}</p>}
      <DataTable caption={words.models} columns={columns}>
        {models.map((model, at) => (
          <tr key={model.name}>
            <RowName>
              {model.name}
              <span className={styles.muted}>{model.madeFor}</span>
            </RowName>
            <Cell isNumeric>{model.shown}</Cell>
            <Cell>
              {model.value === null ? (
                <span className={styles.muted}>{model.reason}</span>
              ) : (
                <>
                  {model.zoneLabel}
                  <Drawing wide={pictures.models?.[at]} className={styles.strip} />
                </>
              )}
            </Cell>
            <Cell isMuted>{model.counts}</Cell>
          </tr>
        ))}
      </DataTable>
    </Block>
  );
}

function Ceilings({ limit, pictures }: { limit: ReportView['limit']; pictures: Pictures }) {
  const words = useReportWords();
  if (limit.ceilings.length === 0) return null;
  return (
    <Block title={words.ceilings}>
      {pictures.limit === undefined ? null : <Drawing {...pictures.limit} />}
      <p className={styles.muted}>{limit.basis}</p>
      <Folded title={words.asTable}>
        <DataTable
          caption={words.ceilings}
          columns={[
            { title: words.ceiling },
            { title: words.amount, isNumeric: true },
            { title: <span className="visually-hidden">{words.bindingHead}</span> },
          ]}
        >
          {limit.ceilings.map(({ label, shown, isBinding }) => (
            <tr key={label}>
              <RowName isTotal={isBinding}>{label}</RowName>
              <Cell isNumeric>{shown}</Cell>
              <Cell isMuted>{isBinding ? words.binding : ''}</Cell>
            </tr>
          ))}
        </DataTable>
      </Folded>
    </Block>
  );
}
