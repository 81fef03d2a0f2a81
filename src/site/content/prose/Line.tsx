import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Inline } from '#modules/content/contract.ts';
import { inOrder } from './in-order.ts';
import { NoteMark } from './NoteMark.tsx';

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
          {linkOf(part.href, <Line parts={part.children} />)}
          {part.note === undefined ? null : <NoteMark note={part.note} />}
        </>
      );
  }
}

function linkOf(href: string, children: ReactNode): ReactNode {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}
