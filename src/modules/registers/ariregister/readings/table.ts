import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { type Reader, type Reading, Unreadable } from '#findings/reading/reading.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import { estonianStatuses } from './estonian-status.ts';

/** The whole table has 100 MB; what somebody brings of it is a part. */
const maxTableBytes = 32_000_000;

const rows = z.array(z.record(z.string().max(200), z.string().max(20_000)));
type Row = z.output<typeof rows>[number];

/** The daily table of simple data (`lihtandmed`), CSV in UTF-8: who the company is. */
export const ariregisterTable: Reader = {
  code: 'ariregister/table',
  version: 1,
  part: 'profile',
  maxBytes: maxTableBytes,
  read(bytes, { subjectNumber }): Reading {
    const findings = rowsOf(bytes).flatMap((row, at) =>
      row.ariregistri_kood?.padStart(8, '0') === subjectNumber ? [profileOf(row, at + 2)] : [],
    );
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function rowsOf(bytes: Uint8Array): readonly Row[] {
  if (bytes.byteLength > maxTableBytes) throw new Unreadable('too_big', `larger than ${maxTableBytes} bytes`);
  const head = new TextDecoder().decode(bytes.subarray(0, 2_000));
  if (!head.startsWith('nimi;ariregistri_kood;'))
    throw new Unreadable('not_this_format', 'the table does not begin with the columns of the register');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const read: unknown = parse(text, { columns: true, delimiter: ';', relax_column_count: true });
    return rows.parse(read);
  } catch {
    throw new Unreadable('broken', 'the table cannot be read to its end');
  }
}

function profileOf(row: Row, line: number): Profile {
  const at = (column: string) => `line ${line}, ${column}`;
  const of = (column: string) => row[column]?.trim() ?? '';
  const [day, month, year] = of('ettevotja_esmakande_kpv').split('.');
  const founded = year === undefined ? undefined : `${year}-${month}-${day}`;
  const [status] = estonianStatuses[of('ettevotja_staatus')] ?? [];
  const text =
    of('ads_normaliseeritud_taisaadress') ||
    [of('asukoht_ettevotja_aadressis'), of('asukoha_ehak_tekstina')].filter(Boolean).join(', ');
  const postcode = of('indeks_ettevotja_aadressis');
  return {
    kind: 'profile',
    place: `line ${line}`,
    names: of('nimi') === '' ? [] : [{ kind: 'legal', text: of('nimi'), lang: 'et', place: at('nimi') }],
    ...(of('ettevotja_oiguslik_vorm') !== '' && {
      legalForm: {
        text: of('ettevotja_oiguslik_vorm'),
        lang: 'et',
        place: at('ettevotja_oiguslik_vorm'),
      },
    }),
    identifiers: [
      { scheme: 'REG', value: of('ariregistri_kood').padStart(8, '0'), place: at('ariregistri_kood') },
      ...(of('kmkr_nr') === '' ? [] : [{ scheme: 'VAT', value: of('kmkr_nr'), place: at('kmkr_nr') }]),
    ],
    ...(status !== undefined && {
      status: { status, sourceWord: of('ettevotja_staatus_tekstina'), place: at('ettevotja_staatus') },
    }),
    ...(founded !== undefined &&
      /^\d{4}-\d\d-\d\d$/.test(founded) && {
        founded: { day: founded, place: at('ettevotja_esmakande_kpv') },
      }),
    jurisdiction: { code: 'EE', place: at('ariregistri_kood') },
    addresses:
      text === ''
        ? []
        : [
            {
              addressKind: 'registered',
              text,
              ...(postcode !== '' && { postcode }),
              country: 'EE',
              place: at('ettevotja_aadress'),
            },
          ],
    activities: [],
    capital: [],
    contacts: [],
    licences: [],
  };
}
