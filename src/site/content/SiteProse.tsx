import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Prose } from '#modules/content/web/prose/Prose.tsx';
import { useBlogWords } from './texts/words.ts';

type SiteProseProps = Omit<ComponentProps<typeof Prose>, 'ways'>;

/** The body of a text, with links that stay within the site. */
export function SiteProse(props: SiteProseProps) {
  const { noteMark } = useBlogWords();
  return (
    <Prose {...props} ways={{ linkTo: (path, children) => <Link to={path}>{children}</Link>, noteMark }} />
  );
}
