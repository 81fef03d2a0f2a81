import type { Profile } from '#findings/vocabulary/profile.ts';
import { cleanText } from '../dossier/clean-text.ts';
import type { Evidence } from '../dossier/dossier.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { isMoreExact } from '../dossier/same-value.ts';
import type { Findings } from './found-findings.ts';
import { type Candidate, eachOf, type MachineFact, oneOf } from './make-facts.ts';
import { statedMoney } from './stated-money.ts';

type Read = (
  profile: Profile,
  day: string,
) => readonly Readonly<{ place: string; value: FactValue | undefined }>[];

/** Schemes of the numbers that have a field of their own. */
const ownFields = new Set(['REG', 'LEI']);
/** Under which number tax offices know a company: the first of these that any source gives. */
const taxSchemes = ['VAT', 'TIN', 'INN', 'TAX'];

/** Names, form, numbers, status and licences: sections identification and contacts. */
export function identityFacts(findings: Findings): MachineFact[] {
  const profiles = findings.of('profile');
  const from = (read: Read): Candidate[] =>
    profiles.flatMap(({ finding, day, at }) =>
      read(finding, day).map(({ place, value }) => ({ value, evidence: at(place) })),
    );
  const one = (field: string, read: Read) => oneOf('identification', field, from(read));
  const each = (field: string, read: Read) => eachOf('identification', field, from(read));
  const contacts = (field: string, read: Read) => eachOf('contacts', field, from(read));
  const schemes = new Set(profiles.flatMap(({ finding }) => finding.identifiers.map(({ scheme }) => scheme)));
  const taxScheme = taxSchemes.find((scheme) => schemes.has(scheme)) ?? 'VAT';
  return [
    ...one('legal_name', named('legal')),
    ...one('latin_name', named('latin')),
    ...each('former_name', named('former')),
    ...each('trade_name', named('trading')),
    ...each('other_name', named('translated')),
    ...one('legal_form', ({ legalForm }) => placed(legalForm, ({ text }) => cleanText(text))),
    ...one('legal_form_code', ({ legalForm }) => placed(legalForm, ({ elfCode }) => elfCode)),
    ...one('registration_number', numbered('REG')),
    // Another source is no contradiction: each is a register of its own.
    ...oneOf('identification', 'register', registersOf(findings).slice(0, 1)),
    ...oneOf('identification', 'vat_number', [
      ...from(numbered(taxScheme)),
      // Who confirms a number as one of the Union's tells it as well.
      ...(taxScheme === 'VAT' ? confirmedVatNumbers(findings) : []),
    ]),
    ...one('lei', numbered('LEI')),
    ...each('other_number', ({ identifiers }) =>
      identifiers
        .filter(({ scheme }) => !ownFields.has(scheme) && scheme !== taxScheme)
        .map(({ scheme, value, place }) => ({ place, value: cleanText(`${scheme} ${value}`, 200) })),
    ),
    ...oneOf(
      'identification',
      'incorporation_date',
      exactestFirst(from(({ founded }) => placed(founded, ({ day }) => day))),
    ),
    ...one('dissolution_date', ({ dissolved }) => placed(dissolved, ({ day }) => day)),
    ...one('status', ({ status }) => placed(status, (said) => said.status)),
    // Every register has words of its own: only those of the one that is believed stand here.
    ...one('status_in_register', ({ status }) =>
      placed(status, ({ sourceWord, since }) =>
        cleanText(since === undefined ? sourceWord : `${sourceWord} (${since})`, 500),
      ),
    ).map((fact) => ({ ...fact, alternatives: [] })),
    ...one('jurisdiction', ({ jurisdiction }) => placed(jurisdiction, ({ code }) => code)),
    ...one('licences', ({ licences, place }) => [
      {
        place: licences[0]?.place ?? place,
        value: licences
          .slice(0, 20)
          .map(({ text, number, until }) =>
            cleanText([text, number, until && `→ ${until}`].filter(Boolean).join(', '), 190),
          )
          .filter((text) => text !== ''),
      },
    ]),
    ...taxFacts(findings),
    ...oneOf('contacts', 'registered_address', from(addressed('registered'))),
    ...contacts('trading_address', addressed('trading')),
    ...contacts('postal_address', addressed('postal')),
    ...contacts('previous_address', previousAddresses),
    ...contacts('phone', reached('phone')),
    ...contacts('email', reached('email')),
    ...contacts('website', reached('website')),
    ...oneOf(
      'contacts',
      'branches',
      from(({ addresses, place }) => {
        const branches = addresses.filter(({ addressKind }) => addressKind === 'branch');
        const lines = branches.slice(0, 30).map(({ text }) => cleanText(text, 120));
        return [{ place: branches[0]?.place ?? place, value: lines.filter((line) => line !== '') }];
      }),
    ),
  ];
}

function taxFacts(findings: Findings): MachineFact[] {
  const checked = findings
    .of('tax')
    .filter(({ finding }) => finding.about === 'vat_number')
    .map(({ finding, at }) => ({ finding, evidence: at(finding.place) }));
  return [
    ...oneOf(
      'identification',
      'vat_validity',
      checked.flatMap(({ finding: { isValid }, evidence }) =>
        isValid === undefined ? [] : [{ value: isValid ? 'valid' : 'invalid', evidence }],
      ),
    ),
  ];
}

/** Of days that say the same, such as a year and a day in it, the exactest stands where the first of them stood. */
function exactestFirst(days: readonly Candidate[]): Candidate[] {
  const [first] = days;
  const exactest = days.reduce<Candidate | undefined>(
    (best, day) => (isMoreExact(day.value, best?.value) ? day : best),
    first,
  );
  return exactest === undefined ? [] : [exactest, ...days.filter((day) => day !== exactest)];
}

/** VAT numbers that a tax office calls valid. */
function confirmedVatNumbers(findings: Findings): Candidate[] {
  return findings
    .of('tax')
    .filter(({ finding }) => finding.about === 'vat_number' && finding.isValid === true)
    .flatMap(({ finding: { value, place }, at }) =>
      value === undefined ? [] : [{ value: cleanText(value, 200), evidence: at(place) }],
    );
}

/** The register is the source that knows the company under a number of its own. */
function registersOf(findings: Findings): Candidate[] {
  return findings.of('profile').flatMap(({ finding, at }) => {
    const number = finding.identifiers.find(({ scheme }) => scheme === 'REG');
    if (number === undefined) return [];
    const evidence = at(number.place);
    return [{ value: registerName(evidence), evidence }];
  });
}

function registerName({ source, sourceRu }: Evidence): FactValue {
  if (sourceRu === null || sourceRu === source) return source;
  return { text: source, lang: 'en', translation: { text: sourceRu, lang: 'ru', by: 'template' } };
}

function named(kind: Profile['names'][number]['kind']): Read {
  return ({ names }, day) =>
    names
      .filter((name) => name.kind === kind && (kind === 'former' || !isPast(name.until, day)))
      .map(({ text, place }) => ({ place, value: cleanText(text, 1_000) }));
}

function numbered(scheme: string): Read {
  return ({ identifiers }) =>
    identifiers
      .filter((identifier) => identifier.scheme === scheme)
      .map(({ value, place }) => ({ place, value: cleanText(value, 200) }));
}

function addressed(kind: Profile['addresses'][number]['addressKind']): Read {
  return ({ addresses }, day) =>
    addresses
      .filter(({ addressKind, until }) => addressKind === kind && !isPast(until, day))
      .map(({ text, place }) => ({ place, value: cleanText(text) }));
}

const previousAddresses: Read = ({ addresses }, day) =>
  addresses
    .filter(({ addressKind, until }) => addressKind === 'previous' || isPast(until, day))
    .map(({ text, place }) => ({ place, value: cleanText(text) }));

function reached(kind: Profile['contacts'][number]['contactKind']): Read {
  return ({ contacts }) =>
    contacts
      .filter(({ contactKind }) => contactKind === kind)
      .map(({ value, place }) => ({ place, value: cleanText(value, 500) }));
}

function placed<T extends { place: string }>(
  part: T | undefined,
  read: (part: T) => FactValue | undefined,
): readonly Readonly<{ place: string; value: FactValue | undefined }>[] {
  return part === undefined ? [] : [{ place: part.place, value: read(part) }];
}

function isPast(until: string | null | undefined, day: string): boolean {
  return until != null && until < day;
}

const capitalFields = {
  authorised: 'nominal_capital',
  issued: 'issued_capital',
  paid: 'paid_capital',
} as const;

/** What registers say of the capital. */
export function registeredCapital(findings: Findings): MachineFact[] {
  return Object.entries(capitalFields).flatMap(([kind, field]) =>
    oneOf(
      'capital',
      field,
      findings.of('profile').flatMap(({ finding, at }) =>
        finding.capital
          .filter(({ capitalKind }) => capitalKind === kind)
          .map(({ amount, currency, place }) => ({
            value: statedMoney(amount, currency),
            evidence: at(place),
          })),
      ),
    ),
  );
}
