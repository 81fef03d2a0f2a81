import { shorten } from '#kernel/shorten.ts';
import { normaliseIdentifier, normaliseTaxNumber } from '#names/numbers/identifier-normalise.ts';
import type { Fact } from '../../../dossier/dossier.ts';
import type { ReportCover } from '../../../dossier/report-cover.ts';
import type { Texts } from '../../../texts/asked/en.ts';
import { words } from '../../../texts/asked/words.ts';
import type { ReportView } from '../../../view/report-view.ts';
import { sourceIn } from '../../context/cited-source.ts';
import { type DossierFacts, wordOf } from '../../context/dossier-facts.ts';
import type { ReportContext } from '../../context/report-context.ts';
import { compareAddresses } from './compare-addresses.ts';
import { type Comparison, compareNames, type OwnName } from './compare-names.ts';

type Row = ReportView['match'][number];

const maxChars = 160;

/** What the buyer asked for beside what was found: name, numbers, address. */
export function presentMatch(
  facts: DossierFacts,
  { requestedAs: asked, country }: Pick<ReportCover, 'requestedAs' | 'country'>,
  { locale }: ReportContext,
): Row[] {
  const said = words[locale];
  const code = country.code.toUpperCase();
  const names = namesIn(facts);
  const [legal, latin] = ['legal', 'latin'].map((kind) => names.find((one) => one.kind === kind)?.text ?? '');
  const found = (section: 'identification' | 'contacts', field: string) =>
    wordOf(facts.one(section, field)?.value);
  const row = (label: string, given: string, own: string, compare: () => Comparison, extra = plain): Row => {
    const verdict =
      given === '' ? (own === '' ? 'not_found' : 'added') : own === '' ? 'not_found' : undefined;
    const compared = verdict === undefined ? compare() : undefined;
    const final = verdict ?? compared?.verdict ?? 'not_found';
    return {
      label,
      asked: shorten(given, maxChars) || said.notGiven,
      found: shorten(own, maxChars) || said.notFound,
      verdict: final,
      note: extra(final, compared?.note(said) ?? (final === 'added' ? said.added : '')),
    };
  };
  const vat = found('identification', 'vat_number');
  const address = found('contacts', 'registered_address');
  return [
    row(said.name, asked.name, legal || latin || '', () => compareNames(asked.name, names, code)),
    row(said.regCode, asked.regCode, found('identification', 'registration_number'), () =>
      compareNumbers(
        [asked.regCode, found('identification', 'registration_number')].map(normaliseIdentifier),
      ),
    ),
    row(
      said.vatCode,
      asked.vatCode,
      vat,
      () => compareNumbers([asked.vatCode, vat].map((number) => normaliseTaxNumber(number, code))),
      (verdict, note) => validity(facts.one('identification', 'vat_validity'), verdict, note),
    ),
    row(
      said.address,
      asked.address,
      address,
      () => compareAddresses(asked.address, address),
      (_, note) =>
        address !== '' && facts.one('contacts', 'mass_address')?.value === true
          ? [note, said.shared].filter(Boolean).join('; ')
          : note,
    ),
  ];

  function validity(checked: Fact | undefined, verdict: Row['verdict'], note: string): string {
    if (checked === undefined || vat === '') return note;
    const source = shortName(sourceIn(checked, locale));
    if (checked.value === 'invalid') return said.invalid(source);
    if (verdict === 'same') return said.sameValid(source);
    return verdict === 'added' ? said.addedValid(source) : note;
  }
}

const plain = (_: Row['verdict'], note: string): string => note;

function compareNumbers([asked = '', found = '']: readonly string[]): Comparison {
  return asked === found
    ? { verdict: 'same', note: (said: Texts) => said.same }
    : { verdict: 'differs', note: (said: Texts) => said.differs };
}

function namesIn(facts: DossierFacts): OwnName[] {
  const of = (field: string, kind: OwnName['kind']) =>
    facts.all('identification', field).map(({ value }) => ({ text: wordOf(value), kind }));
  return [
    ...of('legal_name', 'legal'),
    ...of('latin_name', 'latin'),
    ...of('trade_name', 'trade'),
    ...of('former_name', 'former'),
    ...of('other_name', 'other'),
  ].filter(({ text }) => text !== '');
}

/** `VIES, European Commission` is VIES. */
function shortName(source: string): string {
  return shorten(source.split(/,\s/)[0] ?? source, 60);
}
