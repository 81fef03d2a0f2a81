import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import { type Reader, type Reading, Unreadable } from '#findings/reading/reading.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import { maxAnswerBytes, text } from '../../sources/answer-fields.ts';
import { estonianStatuses } from './estonian-status.ts';

const code = z.union([z.number(), z.string().max(20)]).transform(String);
const company = z.object({
  reg_code: code,
  name: z.string().max(2_000),
  historical_names: z.array(z.string().max(2_000)).max(200).nullish(),
  status: text,
  legal_address: text,
  zip_code: code.nullish(),
});
const answer = z.object({ status: z.string().max(100), data: z.array(company).max(1_000).nullish() });

/** `GET /est/api/autocomplete?q=…`: name, status and address of the company that has just this number. */
export const ariregisterProfile: Reader = {
  code: 'ariregister/profile',
  version: 1,
  part: 'profile',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const { status, data } = readJson(bytes, answer, maxAnswerBytes);
    if (status !== 'OK' || !data) throw new Unreadable('silent', 'the service says that it failed');
    const findings = data.flatMap((one, at) =>
      one.reg_code.padStart(8, '0') === subjectNumber ? [profileOf(one, pointer('data', at))] : [],
    );
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function profileOf(one: z.output<typeof company>, place: string): Profile {
  const letter = one.status ?? '';
  const [status, word] = Object.hasOwn(estonianStatuses, letter) ? (estonianStatuses[letter] ?? []) : [];
  return {
    kind: 'profile',
    place,
    names: [
      { kind: 'legal', text: one.name, lang: 'et', place: `${place}/name` },
      ...(one.historical_names ?? []).map((former, at) => ({
        kind: 'former' as const,
        text: former,
        lang: 'et',
        place: `${place}/historical_names/${at}`,
      })),
    ],
    identifiers: [{ scheme: 'REG', value: one.reg_code.padStart(8, '0'), place: `${place}/reg_code` }],
    ...(status !== undefined &&
      word !== undefined && { status: { status, sourceWord: word, place: `${place}/status` } }),
    jurisdiction: { code: 'EE', place: `${place}/reg_code` },
    addresses: one.legal_address
      ? [
          {
            addressKind: 'registered',
            text: one.legal_address,
            ...(one.zip_code && { postcode: one.zip_code }),
            country: 'EE',
            place: `${place}/legal_address`,
          },
        ]
      : [],
    activities: [],
    capital: [],
    contacts: [],
    licences: [],
  };
}
