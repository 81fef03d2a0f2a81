/** Widths at which layouts change, in pixels: the specification's, written down nowhere else. */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

const { sm, md, lg, xl, xxl } = breakpoints;

/** Media queries by the names that style sheets write: `@media (--mobile)`. A window of exactly 960 px is mobile. */
export const mediaNames = {
  '--phone': `(width < ${sm}px)`,
  '--beyond-phone': `(width >= ${sm}px)`,
  '--tablet': `(${sm}px <= width <= ${md}px)`,
  '--mobile': `(width <= ${md}px)`,
  '--desktop': `(width > ${md}px)`,
  '--below-lg': `(width < ${lg}px)`,
  '--lg': `(width >= ${lg}px)`,
  '--below-xl': `(width < ${xl}px)`,
  '--xl': `(width >= ${xl}px)`,
  '--xxl': `(width >= ${xxl}px)`,
} as const;

/** Writes the widths in place of their names. Throws for a name that is not one of ours. */
export function expandMedia(css: string): string {
  return css.replaceAll(/@media[^{;]*/g, (query) =>
    query.replaceAll(/\((--[\w-]+)\)/g, (_whole, name: string) => {
      if (!isMediaName(name)) throw new SyntaxError(`no media query is called ${name}`);
      return mediaNames[name];
    }),
  );
}

function isMediaName(name: string): name is keyof typeof mediaNames {
  return Object.hasOwn(mediaNames, name);
}
