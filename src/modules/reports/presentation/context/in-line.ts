/** A label as it stands within a sentence: `Operating profit (EBIT)` begins small, what is all capitals stays. */
export const inLine = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
