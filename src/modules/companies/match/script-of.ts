const scripts = ['Latin', 'Cyrillic', 'Greek', 'Georgian', 'Armenian', 'Arabic', 'Hebrew', 'Han'] as const;
const readers = scripts.map((script) => ({ script, reader: new RegExp(`\\p{Script=${script}}`, 'u') }));

/** The script of a text's first letter; Latin where it has none. */
export function scriptOf(text: string): string {
  const letter = /\p{L}/u.exec(text.slice(0, 500))?.[0] ?? 'a';
  return readers.find(({ reader }) => reader.test(letter))?.script ?? 'another';
}
