import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Officer } from '#findings/vocabulary/people.ts';
import { roleOfQuality } from './qualities.ts';
import { type Director, maxAnswerBytes, unitOf } from './wire.ts';

/** The same answer: who directs the company and who audits it, by the national register of companies. */
export const rechercheOfficers: Reader = {
  code: 'recherche-entreprises/officers',
  version: 1,
  part: 'officers',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const found = unitOf(bytes, subjectNumber);
    const officers = (found?.unit.dirigeants ?? []).flatMap((one, index) =>
      officerOf(one, `${found?.at ?? ''}/dirigeants/${index}`),
    );
    // One person comes twice where two registers spell the name in two ways.
    const findings = [...Map.groupBy(officers, sameOf).values()].flatMap(([first]) => first ?? []);
    return { state: findings.length > 0 ? 'found' : 'nothing_found', findings, remarks: [] };
  },
};

function officerOf(one: Director, place: string): Officer[] {
  const isCompany = one.type_dirigeant === 'personne morale' || (!one.nom && Boolean(one.denomination));
  const name = isCompany ? one.denomination : [one.prenoms, one.nom].filter(Boolean).join(' ');
  if (!name) return [];
  const birthYear = one.annee_de_naissance || one.date_de_naissance;
  return [
    {
      kind: 'officer',
      place,
      name,
      role: roleOfQuality(one.qualite ?? ''),
      sourceRole: one.qualite ?? '',
      isCompany,
      ...(!isCompany && birthYear && { birthYear }),
      ...(isCompany &&
        one.siren && { identifiers: [{ scheme: 'REG', issuer: 'RA000192', value: one.siren }] }),
    },
  ];
}

/** A name by its letters, without the one that is borne by marriage. */
function sameOf({ name, sourceRole, isCompany, identifiers, birthYear }: Officer): string {
  const letters = name
    .replace(/\(.*?\)/g, '')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return [letters.toUpperCase(), sourceRole, isCompany, identifiers?.[0]?.value, birthYear].join('|');
}
