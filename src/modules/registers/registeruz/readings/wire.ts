import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
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

/** So many closings are fetched, the last ones that came in. */
const maxClosings = 5;

/** Further fields of a company are asked by the number under which the register keeps it. */
export function unitOfList(answer: Uint8Array): readonly SourceRequest[] {
  const { id: ids } = readJson(answer, unitList, maxAnswerBytes);
  return ids.slice(0, 1).map((one) => request('/uctovna-jednotka', one));
}

/** From the list to the company, from it to its last closings, from each of them to its statements. */
export function nextOfRegisteruz(answer: Uint8Array, number: string): readonly SourceRequest[] {
  const read = readJson(answer, z.union([unit, closing, unitList]), maxAnswerBytes);
  if ('ico' in read) {
    if (!isOf(read, number)) return [];
    return (read.idUctovnychZavierok ?? [])
      .toSorted((a, b) => b - a)
      .slice(0, maxClosings)
      .map((one) => ({ ...request('/uctovna-zavierka', one), leads: 'only' }));
  }
  if ('idUctovnychVykazov' in read)
    return read.idUctovnychVykazov.slice(0, 2).map((one) => request('/uctovny-vykaz', one));
  return unitOfList(answer).map((one) => ({ ...one, leads: 'only' }));
}

/** Whether it is of the company that was asked for; older rows have lost the zeros of the number. */
export function isOf({ ico }: Readonly<{ ico: string }>, number: string): boolean {
  return ico.trim().padStart(8, '0') === number;
}

function request(path: string, one: number): SourceRequest {
  return { path, query: { id: String(one) }, accept: 'application/json' };
}
