import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import { Unreadable } from '#findings/reading/reading.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { draftEntry, type EntryDraft } from '../../reading/entry-draft.ts';
import { EntryFault, type ListFile, type ListFormat } from '../../reading/list-format.ts';
import { listedDay, listedYears } from '../../reading/listed-days.ts';

/** A file of people is not large: it is read whole. */
const maxBytes = 100_000_000;

const holder = z.object({
  name: z.string().min(1),
  id: z.string().optional(),
  wikidata: z.string().nullish(),
  position: z.string().nullish(),
  country: z.string().nullish(),
  state: z.string().nullish(),
  start: z.string().nullish(),
  end: z.string().nullish(),
  aliases: z.array(z.string()).nullish(),
  birth_year: z.union([z.number(), z.string()]).nullish(),
});
type Holder = z.output<typeof holder>;

/** People in public office: a JSON list of holders of offices, one row an office. */
export const exposedPersons: ListFormat = {
  code: 'exposed-persons/json',
  version: 1,
  about: 'a JSON list of people in public office: name, position, country, start, end, wikidata',
  isIts: (head) => /^[\s\ufeff]*\[\s*(?:\{|\])/.test(head),
  async *read(files, list) {
    const drafts = new Map<string, EntryDraft>();
    for (const file of files) {
      const rows = readJson(await wholeOf(file), z.array(z.unknown()), maxBytes);
      for (const [at, row] of rows.entries()) {
        const read = holder.safeParse(row);
        if (!read.success) {
          yield { fault: 'the row has no name, or another shape', place: pointer(at) };
          continue;
        }
        const key = read.data.wikidata || read.data.id || keyOf(read.data);
        const known =
          drafts.get(key) ?? draftEntry({ list, entryId: key, entryKind: 'person', place: pointer(at) });
        drafts.set(key, known);
        addHolder(known, read.data);
      }
    }
    for (const draft of drafts.values())
      try {
        yield { entry: draft.entry() };
      } catch (error) {
        if (!(error instanceof EntryFault)) throw error;
        yield { fault: error.message, place: '' };
      }
  },
};

/** Without a key of its own a person is name, office and country. */
const keyOf = ({ name, position, country }: Holder): string =>
  [name, position, country]
    .map((part) => part ?? '')
    .join('|')
    .slice(0, 200);

function addHolder(draft: EntryDraft, row: Holder): void {
  draft.name(row.name, 'primary');
  for (const alias of row.aliases ?? []) draft.name(alias, 'alias');
  draft.birthYears(listedYears(String(row.birth_year ?? '')));
  draft.country(row.country ?? undefined, 'office');
  const [since, until] = [listedDay(row.start ?? ''), listedDay(row.end ?? '')];
  draft.position({
    title: [row.position, row.state].filter(Boolean).join(', '),
    ...(row.country && /^[A-Z]{2}$/.test(row.country) && { country: row.country }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
  });
  if (row.wikidata && /^Q\d{1,12}$/.test(row.wikidata))
    draft.tell({ url: `https://www.wikidata.org/wiki/${row.wikidata}` });
}

async function wholeOf(file: ListFile): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file.open()) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Unreadable('too_big', `larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
