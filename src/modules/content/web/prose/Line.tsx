import type { ReactNode } from 'react';
import type { Inline } from '../../contract.ts';
import { inOrder } from './in-order.ts';
import { NoteMark } from './NoteMark.tsx';
import { useProseWays } from './prose-ways.tsx';

/** A line of text with its strong words and links. */
export function Line({ parts }: { parts: readonly Inline[] }): ReactNode {
  return inOrder(parts, partOf);
}

function partOf(part: Inline): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return (
        <strong>
          <Line parts={part.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Line parts={part.children} />
        </em>
      );
    case 'link':
      return (
        <>
          <WrittenLink href={part.href}>
            <Line parts={part.children} />
          </WrittenLink>
          {part.note === undefined ? null : <NoteMark note={part.note} />}
        </>
      );
  }
}

function WrittenLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  const { linkTo } = useProseWays();
  if (href.startsWith('/')) return linkTo(href, children);
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}
