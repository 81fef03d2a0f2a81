import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { PersonNeed } from '#findings/reading/reading.ts';
import { maxAnswerBytes, text } from '../../sources/answer-fields.ts';
import type { SourceRequest } from '../../sources/source.ts';

const id = z.number().int().nonnegative();
/** What the register knows of a company under its number. */
export const unitList = z.object({ id: z.array(id).max(1_000) });
/** A company that keeps accounts (`účtovná jednotka`). */
export const unit = z.object({
  id,
  ico: z.string().max(20),
  dic: text,
  nazovUJ: text,
  mesto: text,
  ulica: text,
  psc: text,
  pravnaForma: text,
  skNace: text,
  datumZalozenia: text,
  datumZrusenia: text,
  idUctovnychZavierok: z.array(id).max(1_000).nullish(),
});
export type AccountingUnit = z.output<typeof unit>;
/** The closing of a period (`účtovná závierka`), with its statements. */
const closing = z.object({ id, idUctovnychVykazov: z.array(id).max(100) });

/** A statement (`účtovný výkaz`); one that was filed as a picture has no tables. */
export const statement = z.object({
  id,
  idSablony: z.number().int().nullish(),
  mena: text,
  obsah: z
    .object({
      titulnaStrana: z
        .object({
          ico: text,
          obdobieOd: text,
          obdobieDo: text,
          konsolidovana: z.boolean().nullish(),
          datumSchvalenia: text,
          datumPodania: text,
        })
        .nullish(),
      tabulky: z
        .array(z.object({ data: z.array(z.union([z.string(), z.number(), z.null()])).max(5_000) }))
        .max(50)
        .nullish(),
    })
    .nullish(),
});

/** So many closings are fetched, the last ones that came in. */
const maxClosings = 5;

/** Further fields of a company are asked by the number under which the register keeps it. */
export function unitOfList(answer: Uint8Array): readonly SourceRequest[] {
  const { id: ids } = readJson(answer, unitList, maxAnswerBytes);
  return ids.slice(0, 1).map((one) => request('/uctovna-jednotka', one));
}

/** From the list to the company, from it to its last closings, from each of them to its statements; a statement may be a picture. */
export function nextOfRegisteruz(answer: Uint8Array, number: string): readonly SourceRequest[] | PersonNeed {
  const read = readJson(answer, z.union([unit, closing, unitList, statement]), maxAnswerBytes);
  if ('ico' in read) {
    if (!isOf(read, number)) return [];
    return (read.idUctovnychZavierok ?? [])
      .toSorted((a, b) => b - a)
      .slice(0, maxClosings)
      .map((one) => ({ ...request('/uctovna-zavierka', one), leads: 'only' }));
  }
  if ('idUctovnychVykazov' in read)
    return read.idUctovnychVykazov
      .slice(0, 2)
      .map((one) => ({ ...request('/uctovny-vykaz', one), leads: 'also' }));
  if ('obsah' in read) return (read.obsah?.tabulky ?? []).length === 0 ? 'picture_only' : [];
  // A closing that was taken back, or one that is not public.
  if (!Array.isArray(read.id)) return [];
  // The company itself is read as well: that it has filed nothing stands there.
  return unitOfList(answer).map((one) => ({ ...one, leads: 'also' }));
}

/** Whether it is of the company that was asked for; older rows have lost the zeros of the number. */
export function isOf({ ico }: Readonly<{ ico: string }>, number: string): boolean {
  return ico.trim().padStart(8, '0') === number;
}

function request(path: string, one: number): SourceRequest {
  return { path, query: { id: String(one) }, accept: 'application/json' };
}
