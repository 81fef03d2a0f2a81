import type { ReactNode } from 'react';
import type { Locale } from '#kernel/locale.ts';

export type ReportFileProps = Readonly<{
  /** Path of the file; the API's begin with `/api/v1`. */
  href: string;
  className: string;
  language?: Locale | undefined;
  /** Says more than what is shown. */
  label?: string | undefined;
  children: ReactNode;
}>;

/** A file whose address carries the right to it. */
export function LinkFile({ href, className, language, label, children }: ReportFileProps) {
  return (
    <a className={className} href={href} hrefLang={language} aria-label={label} download>
      {children}
    </a>
  );
}
