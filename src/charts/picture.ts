/** A drawing as it is put into a page or a document; `alt` says in words what it shows. */
export type Picture = Readonly<{ svg: string; alt: string; width: number; height: number }>;

/** Colours by what they mean. For a page `var(--…)`, for a document `#rrggbb`. */
export type Palette = Readonly<{
  ink: string;
  muted: string;
  line: string;
  surface: string;
  page: string;
  primary: string;
  /** Bars that are not the one meant, three steps from strong to weak. */
  quiet: readonly [string, string, string];
  good: string;
  warn: string;
  bad: string;
  /** CSS family of the text. */
  font: string;
}>;
