import type { ReactNode } from 'react';
import { Notice } from '#ui/base/Notice.tsx';
import type { Block, Place } from '../../contract.ts';
import { inOrder } from './in-order.ts';
import { Line } from './Line.tsx';
import styles from './Prose.module.css';
import { ProseTable } from './ProseTable.tsx';
import { ProseProvider, type ProseWays } from './prose-ways.tsx';

type BlocksProps = {
  blocks: readonly Block[];
  /** What stands where the text says `{{name}}`. */
  places?: Readonly<Record<Place, ReactNode>> | undefined;
};

/** The body of an article or of a page about ourselves. */
export function Prose({ ways, ...body }: BlocksProps & { ways: ProseWays }) {
  return (
    <ProseProvider ways={ways}>
      <div className={styles.prose}>
        <Blocks {...body} />
      </div>
    </ProseProvider>
  );
}

function Blocks({ blocks, places }: BlocksProps): ReactNode {
  return inOrder(blocks, (block) => blockOf(block, places));
}

function blockOf(block: Block, places: BlocksProps['places']): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id}>
          <Line parts={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Line parts={block.children} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {inOrder(block.items, (item) => (
            <li>{itemOf(item, places)}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return <ProseTable table={block} />;
    case 'quote':
      return (
        <Notice>
          <Blocks blocks={block.blocks} places={places} />
        </Notice>
      );
    case 'place':
      return places?.[block.name];
  }
}

/** An item of one paragraph is a line of the list, not a paragraph of its own. */
function itemOf(item: readonly Block[], places: BlocksProps['places']): ReactNode {
  const [first, ...rest] = item;
  if (first?.kind !== 'paragraph') return <Blocks blocks={item} places={places} />;
  return (
    <>
      <Line parts={first.children} />
      <Blocks blocks={rest} places={places} />
    </>
  );
}
