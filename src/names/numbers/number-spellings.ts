import { criteriaOf } from './criteria/criteria-of.ts';
import { normaliseIdentifier, normaliseTaxNumber } from './identifier-normalise.ts';

/** What stands before a number without being part of it, in the languages of registers; lower case, without dots. */
const labels = new Set(
  `no nr n num nummer numero number numer номер id reg regno regnr registration registered register registernummer
  company crn brn ein tin vat tax taxid ust ustid ustidnr ustidnummer steuernummer uid inn инн огрн огрнип кпп окпо
  унп бин иин еик eik eik pib mb oib kvk rsin siren siret tva rcs cif nif nie cnpj cui cif ico ičo dič dic krs nip
  regon cvr org orgnr organisasjonsnummer ytunnus y-tunnus lei bin iin unp ogrn kpp okpo uscc edrpou єдрпоу рег`
    .split(/\s+/)
    .filter(Boolean),
);

const maxText = 300;
const maxSpellings = 24;
const leastDigits = 3;

/**
 * Every form under which a number that somebody typed may be stored, the likeliest first: as it stands; without words
 * around it; without letters before and behind it; the first of a pair; with the register's letters. `rank` grows from one kind to the next.
 */
export function numberSpellings(text: string, country: string): { value: string; rank: number }[] {
  const found = new Map<string, number>();
  const add = (value: string, rank: number) => {
    for (const one of [normaliseIdentifier(value), normaliseTaxNumber(value, country)].flatMap(withoutZeros))
      if (one !== '' && found.size < maxSpellings && !found.has(one)) found.set(one, rank);
  };
  if (text.length <= 100) add(text, 0);
  const pieces = piecesOf(text).filter((piece) => !isLabel(piece));
  for (let at = 0; at < pieces.length; at += 1) {
    if (!hasDigit(pieces[at])) continue;
    let end = at;
    while (hasDigit(pieces[end + 1])) end += 1;
    const run = pieces.slice(at, end + 1);
    const before = shortLetters(pieces[at - 1]);
    const behind = shortLetters(pieces[end + 1]);
    const plain = run.join('');
    if (digitsOf(plain) >= leastDigits) {
      if (before !== '' && behind !== '') add(`${before}${plain}${behind}`, 1);
      if (before !== '') add(`${before}${plain}`, 2);
      if (behind !== '') add(`${plain}${behind}`, 2);
      add(plain, 3);
      const [first = ''] = run;
      if (run.length > 1 && digitsOf(first) >= 5) add(first, 4);
      if (before === '' && /^\d/.test(plain))
        for (const letters of criteriaOf(country).around?.register ?? [])
          for (const end of new Set([behind, ''])) add(`${letters}${plain}${end}`, 5);
    }
    at = end;
  }
  return [...found].map(([value, rank]) => ({ value, rank }));
}

/** Whether a text is a number, perhaps with its label: `ИНН 7701234567`, `HRB 12345 B`, but not `Studio 2000`. */
export function isNumberLike(text: string): boolean {
  if (text.length > maxText || digitsOf(text) < 4) return false;
  const all = piecesOf(text);
  const words = all.filter((piece) => !hasDigit(piece));
  const others = words.filter((piece) => !isLabel(piece));
  if (others.length === 0) return true;
  return others.length <= 2 && others.every((piece) => shortLetters(piece) !== '' && piece.length <= 3);
}

/** Numbers one slip away: a digit wrong, missing or too many, or two neighbours swapped; at most `max`. */
export function similarNumbers(value: string, max: number): string[] {
  const found = new Set<string>();
  const at = [...Array(value.length).keys()].filter((place) => /\d/.test(value.charAt(place)));
  if (at.length < 5) return [];
  const put = (place: number, removed: number, text: string) =>
    found.add(value.slice(0, place) + text + value.slice(place + removed));
  for (const place of at)
    if (/\d/.test(value.charAt(place + 1))) put(place, 2, `${value.charAt(place + 1)}${value.charAt(place)}`);
  for (const place of at) put(place, 1, '');
  for (const place of at) for (const digit of '0123456789') put(place, 1, digit);
  for (const place of at) for (const digit of '0123456789') put(place, 0, digit);
  for (const digit of '0123456789') found.add(value + digit);
  found.delete(value);
  // A first digit that was lost may have been a zero; stored numbers have none.
  return [...new Set([...found].map(normaliseIdentifier))].filter((one) => one !== value).slice(0, max);
}

/** Zeros between letters and number are written or left out: SC 001234, SC1234. */
function withoutZeros(value: string): string[] {
  const parts = /^([A-Z]{1,4})0+(\d{2,})$/.exec(value);
  return parts === null ? [value] : [value, `${parts[1]}${parts[2]}`];
}

const piecesOf = (text: string): string[] =>
  text
    .slice(0, maxText)
    .toWellFormed()
    .normalize('NFKC')
    .split(/[\s,;:()«»"'№#/\\|]+/u)
    .flatMap((piece) => piece.split(/(?<=^\p{L}{1,12}\.)(?=\p{N})/u))
    .map((piece) => piece.replaceAll(/^[.\-–]+|[.\-–]+$/g, ''))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));

const isLabel = (piece: string): boolean => labels.has(piece.toLowerCase().replaceAll('.', ''));
const hasDigit = (piece: string | undefined): boolean => piece !== undefined && /\p{N}/u.test(piece);
const digitsOf = (text: string): number => text.match(/\p{N}/gu)?.length ?? 0;
const shortLetters = (piece: string | undefined): string =>
  piece !== undefined && piece.length <= 4 && !hasDigit(piece) ? piece : '';
