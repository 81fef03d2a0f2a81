import type { Plugin } from 'vite';

/**
 * Vite plugin: writes a no-break space as itself, not as the four signs `\xA0` that the minifier puts for it. Words of
 * pages hold them by the hundred since they are typeset, and each page fetches them.
 */
export const bareSpaces: Plugin = {
  name: 'countercheck:bare-spaces',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk') part.code = withBareSpaces(part.code);
  },
};

/** Code with its escaped no-break spaces as themselves; a backslash that is escaped itself begins no escape. */
export function withBareSpaces(code: string): string {
  return code.replaceAll(/\\(?:xA0|.)/gs, (written) => (written === String.raw`\xA0` ? '\u00a0' : written));
}
