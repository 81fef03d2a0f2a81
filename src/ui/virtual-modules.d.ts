/** Made at build time by the flag plugin of bin/web-build/country-flags.ts. */
declare module 'virtual:country-flags' {
  /** Address of the sprite with every flag. */
  export const flagSprite: string;
  /** Folder of the single flags, `{code}.svg`, without a slash at its end. */
  export const flagFolder: string;
}

declare module 'virtual:country-flags.css';
