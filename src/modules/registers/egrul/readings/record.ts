import { Unreadable } from '#findings/reading/reading.ts';
import { childrenOf, createRecordReader, type XmlNode } from '#findings/reading/xml/xml-records.ts';

/** Files of the register hold up to some thousands of companies. */
export const maxFileBytes = 64_000_000;

/** The record of one company, with its path in the file. */
export type EgrulRecord = Readonly<{ company: XmlNode; place: string }>;

/** The records with this ОГРН or ИНН; those of others are passed over one by one. A file without any record is none of the register. */
export function recordsOf(bytes: Uint8Array, number: string): readonly EgrulRecord[] {
  const found: EgrulRecord[] = [];
  let count = 0;
  const reader = createRecordReader(
    'СвЮЛ',
    (company) => {
      count += 1;
      if (company.attribute('ОГРН') !== number && company.attribute('ИНН') !== number) return;
      found.push({ company, place: `/EGRUL/СвЮЛ[${count}]` });
    },
    { maxBytes: maxFileBytes, maxElements: 3_000_000 },
  );
  const step = 65_536;
  for (let at = 0; at < bytes.byteLength; at += step) reader.write(bytes.subarray(at, at + step));
  reader.end();
  if (count === 0) throw new Unreadable('not_this_format', 'the file has no record of a legal entity');
  return found;
}

/** The node at the end of a path of names below another one; undefined where any of them is missing. */
export function nodeAt(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  return path.reduce((at, name) => childrenOf(at, name)[0], node);
}

/** `ИВАНОВ ИВАН ИВАНОВИЧ`; undefined where the name is closed to the public. */
export function personName(holder: XmlNode): string | undefined {
  const person = nodeAt(holder, 'СвФЛ');
  const names = nodeAt(person, 'ФИОРус') ?? person;
  const parts = ['Фамилия', 'Имя', 'Отчество'].map((name) => names?.attribute(name)?.trim() ?? '');
  return parts.filter(Boolean).join(' ') || undefined;
}

/** The day at which the register wrote down a part of the record. */
export function writtenOn(node: XmlNode): string | undefined {
  const day = (nodeAt(node, 'ГРНДатаПерв') ?? nodeAt(node, 'ГРНДата'))?.attribute('ДатаЗаписи') ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined;
}
