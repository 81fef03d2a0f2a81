/** A drawing as it is put into a page or a document; `alt` says in words what it shows. */
export type Picture = Readonly<{ svg: string; alt: string; width: number; height: number }>;

/** Colours by what they mean. For a page `var(--…)`, for a document `#rrggbb`. */
export type Palette = Readonly<{
  ink: string;
  muted: string;
  line: string;
  /** Lines that something is measured at. */
  axis: string;
  /** What a bar, an arc or a cell would fill. */
  track: string;
  surface: string;
  page: string;
  primary: string;
  primarySoft: string;
  onPrimary: string;
  /** Bars that are not the one meant, three steps from strong to weak. */
  quiet: readonly [string, string, string];
  good: string;
  warn: string;
  bad: string;
  /** CSS family of the text. */
  font: string;
}>;

/** How a picture is put where it stands. */
export type Look = Readonly<{
  /** Beginning of the ids within; another one for each picture of a page. */
  id?: string;
  /** In pixels of CSS; a document prints three quarters of a point for each. */
  width?: number;
  /** In place of the words that the picture makes of its data. */
  alt?: string;
}>;
