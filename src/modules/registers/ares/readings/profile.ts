import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { Profile } from '#findings/vocabulary/profile.ts';
import { formsOfAres } from './ares-forms.ts';
import { staffBands } from './staff-bands.ts';
import { type AresRecord, dayOf, isEntered, maxAnswerBytes, recordOf } from './wire.ts';

/**
 * `GET /ekonomicke-subjekty/{ico}`, and the same of the statistical register (`-res`: both revisions of activity, staff) and of the
 * public register (`-vr`: former names, court). Each says a part, and each is a profile of its own.
 */
export const aresProfile: Reader = {
  code: 'ares/profile',
  version: 1,
  part: 'profile',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const found = recordOf(bytes, subjectNumber);
    const names = found === undefined ? [] : namesOf(found.one, found.place);
    if (found === undefined || names.length === 0)
      return { state: 'nothing_found', findings: [], remarks: [] };
    return { state: 'found', findings: [profileOf(found, names, subjectNumber)], remarks: [] };
  },
};

function profileOf(
  { one, place, state }: NonNullable<ReturnType<typeof recordOf>>,
  names: Profile['names'],
  ico: string,
): Profile {
  const code = typeof one.pravniForma === 'string' ? one.pravniForma : '';
  const form = formsOfAres[code];
  const founded = dayOf(one.datumVzniku);
  const closed = dayOf(one.datumZaniku) ?? dayOf(one.datumVymazu);
  const band = staffBands[one.statistickeUdaje?.kategoriePoctuPracovniku ?? ''];
  return {
    kind: 'profile',
    place,
    names,
    ...(code !== '' && {
      legalForm: {
        text: form?.text ?? code,
        lang: 'cs',
        sourceCode: code,
        ...(form?.elfCode !== undefined && { elfCode: form.elfCode }),
        place: `${place}/pravniForma`,
      },
    }),
    identifiers: identifiersOf(one, place, ico),
    status: statusOf(names, state, closed, place),
    ...(founded && { founded: { day: founded, place: `${place}/datumVzniku` } }),
    ...(closed && { dissolved: { day: closed, place: `${place}/datumZaniku` } }),
    jurisdiction: { code: 'CZ', place: `${place}/ico` },
    addresses: addressesOf(one, `${place}/sidlo`),
    activities: activitiesOf(one, place),
    capital: [],
    ...(band && {
      employees: {
        min: band[0],
        ...(band[1] !== undefined && { max: band[1] }),
        place: `${place}/statistickeUdaje/kategoriePoctuPracovniku`,
      },
    }),
    contacts: [],
    licences: [],
  };
}

function namesOf({ obchodniJmeno: given }: AresRecord, at: string): Profile['names'] {
  const place = `${at}/obchodniJmeno`;
  if (typeof given === 'string')
    return given === '' ? [] : [{ kind: 'legal', text: given, lang: 'cs', place }];
  return (given ?? []).flatMap((one, index) => {
    if (!one.hodnota) return [];
    return [
      {
        kind: isEntered(one) ? ('legal' as const) : ('former' as const),
        text: one.hodnota,
        lang: 'cs',
        since: dayOf(one.datumZapisu) ?? null,
        until: dayOf(one.datumVymazu) ?? null,
        place: `${place}/${index}`,
      },
    ];
  });
}

function identifiersOf(one: AresRecord, at: string, ico: string): Profile['identifiers'] {
  const mark = one.spisovaZnacka?.find(isEntered);
  return [
    { scheme: 'REG', value: ico, place: `${at}/ico` },
    ...(one.dic ? [{ scheme: 'VAT', value: one.dic, place: `${at}/dic` }] : []),
    ...(mark?.oddil && mark.vlozka
      ? [
          {
            scheme: 'COURT',
            ...(mark.soud && { issuer: mark.soud }),
            value: `${mark.oddil} ${mark.vlozka}`,
            place: `${at}/spisovaZnacka`,
          },
        ]
      : []),
  ];
}

/** A company in liquidation bears the words in its name, by law. */
function statusOf(
  names: Profile['names'],
  state: string,
  closed: string | undefined,
  at: string,
): NonNullable<Profile['status']> {
  const place = `${at}/obchodniJmeno`;
  if (closed !== undefined || state === 'ZANIKLY')
    return {
      status: 'Deleted',
      sourceWord: 'zaniklý',
      ...(closed && { since: closed }),
      place: `${at}/datumZaniku`,
    };
  const name = names.find(({ kind }) => kind === 'legal')?.text ?? '';
  return /v\s+likvidaci\s*$/iu.test(name)
    ? { status: 'Liquidation', sourceWord: 'v likvidaci', place }
    : { status: 'Active', sourceWord: 'aktivní', place };
}

function addressesOf({ sidlo }: AresRecord, place: string): Profile['addresses'] {
  if (!sidlo || Array.isArray(sidlo) || !sidlo.textovaAdresa) return [];
  const postcode = sidlo.psc ? String(sidlo.psc) : '';
  return [
    {
      addressKind: 'registered',
      text: sidlo.textovaAdresa,
      ...(sidlo.nazevObce && { city: sidlo.nazevObce }),
      ...(postcode !== '' && { postcode }),
      country: sidlo.kodStatu || 'CZ',
      place,
    },
  ];
}

/**
 * `czNace` is of the new revision since the register keeps the old one beside it, as `czNace2008`; alone, it may be either and says
 * neither.
 */
function activitiesOf(one: AresRecord, at: string): Profile['activities'] {
  const hasBoth = Boolean(one.czNace2008?.length || one.czNacePrevazujici2008);
  return (
    [
      ['czNace', hasBoth ? '2.1' : '', one.czNacePrevazujici],
      ['czNace2008', '2', one.czNacePrevazujici2008],
    ] as const
  ).flatMap(([name, revision, main]) =>
    (one[name] ?? []).map((code, index, all) => ({
      scheme: 'CZ-NACE',
      revision,
      code,
      isMain: main ? code === main : all.length === 1,
      place: `${at}/${name}/${index}`,
    })),
  );
}
