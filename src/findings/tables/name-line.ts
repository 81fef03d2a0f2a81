import type { OrderedLine } from '../statements/chart-order.ts';
import { cs } from './line-words/cs.ts';
import { de } from './line-words/de.ts';
import { en } from './line-words/en.ts';
import { es } from './line-words/es.ts';
import { fr } from './line-words/fr.ts';
import { it } from './line-words/it.ts';
import { pl } from './line-words/pl.ts';
import { ru } from './line-words/ru.ts';

/** Words of one language are asked before those of another: a language whose words name most lines of a table is its own. */
const languages = { en, de, fr, es, it, pl, cs, ru } as const;
export type TableLanguage = keyof typeof languages;
const tableLanguages = Object.keys(languages) as readonly TableLanguage[]; // keys of a literal

/** Small letters without accents and signs, numbering, notes and what stands in brackets with digits. */
function plainLabel(label: string): string {
  return label
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/\((?:[^)]*\d[^)]*)\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:(?:[a-h]|[ivx]{1,5}|\d{1,2}) )+(?=\p{L}{2})/u, '')
    .replace(/(?: (?:note|anm|tz|прим) ?\d*| \d{1,4})+$/u, '')
    .trim();
}

const byLanguage = new Map(
  tableLanguages.map((language) => [
    language,
    new Map(
      Object.entries(languages[language]).flatMap(([line, names]) =>
        // A key of the chart, as the type of the words says.
        names.map((name): [string, OrderedLine] => [plainLabel(name), line as OrderedLine]),
      ),
    ),
  ]),
);

/** How sure a line is: its very name, or a name that is most of a longer label. */
export type NamedLine = Readonly<{ line: OrderedLine; isExact: boolean }>;

/** The line that a label names in a language; undefined where it names none. */
export function nameLine(label: string, language: TableLanguage): NamedLine | undefined {
  const plain = plainLabel(label);
  const names = byLanguage.get(language);
  if (plain === '' || names === undefined) return undefined;
  const exact = names.get(plain);
  if (exact !== undefined) return { line: exact, isExact: true };
  const padded = ` ${plain} `;
  let best: string | undefined;
  for (const name of names.keys())
    if (
      name.length * 10 >= plain.length * 6 &&
      padded.includes(` ${name} `) &&
      name.length > (best?.length ?? 0)
    )
      best = name;
  const line = best === undefined ? undefined : names.get(best);
  return line === undefined ? undefined : { line, isExact: false };
}

/** The language whose words name most of these labels. */
export function languageOf(labels: readonly string[]): TableLanguage {
  const counts = tableLanguages.map((language) => ({
    language,
    named: labels.reduce((sum, label) => sum + (nameLine(label, language)?.isExact === true ? 1 : 0), 0),
  }));
  return counts.toSorted((a, b) => b.named - a.named)[0]?.language ?? 'en';
}
