/** Made at build time from the files of content/ by bin/web-build/content-files.ts; only *.server.ts files may import them. */
declare module 'virtual:content/countries' {
  import type { CountryFacts } from '#modules/content/contract.ts';

  /** By alpha-2 code, lower case. */
  export const countryFacts: Readonly<Record<string, CountryFacts>>;
}

declare module 'virtual:content/articles' {
  import type { Localized } from '#kernel/locale.ts';
  import type { Article } from '#modules/content/contract.ts';

  /** By slug, which is the path of the page. */
  export const articles: Readonly<Record<string, Localized<Article>>>;
}

declare module 'virtual:content/pages' {
  import type { Localized } from '#kernel/locale.ts';
  import type { StandingPage } from '#modules/content/contract.ts';

  /** By name of the file without language: `about`, `oferta-1`. */
  export const standingPages: Readonly<Record<string, Localized<StandingPage>>>;
}

/** Made at build time from early/early.ts by bin/web-build/early-script.ts. */
declare module 'virtual:early-script' {
  /** Address of the script that every page brings. */
  export const earlyScript: string;
}

/** Made at build time from deferred-hydration/wake-on-interest.ts by bin/web-build/inline-function.ts. */
declare module 'virtual:wake-script' {
  /** The function as an expression. */
  export const script: string;
}

/** Made at build time from deferred-hydration/lay-out-in-turn.ts by bin/web-build/inline-function.ts. */
declare module 'virtual:lay-out-script' {
  /** The function as an expression. */
  export const script: string;
}
