import type { ListedIdentifier, ListedNumberScheme } from '#findings/vocabulary/list-entry.ts';

/** A number with the list's own word for it; the issuer still in the list's words. */
export type ListedNumber = Readonly<{ sourceWord: string; value: string; issuer?: string }>;

/** What the word for a number says it is; the first that fits. `null`: no number of a company, or none at all. */
const meanings: readonly (readonly [RegExp, ListedNumberScheme | null])[] = [
  [
    /passport|identity|personal|birth|gender|ssn|social security|driver|cedula|travel|electoral|c\.?u\.?r\.?p/i,
    null,
  ],
  [
    /web ?site|e-?mail|phone|fax|address|date|target|sanctions|executive order|directive|section|regulation/i,
    null,
  ],
  [/issuer|nationality|organization type|linked|ticker|gender|currency|title|micex/i, null],
  [/\blei\b|legal entity (number|identifier)/i, 'LEI'],
  [/swift|\bbic\b/i, 'BIC'],
  [/\bisin\b/i, 'ISIN'],
  [/\bimo\b|vessel registration/i, 'IMO'],
  [/d-?u-?n-?s/i, 'DUNS'],
  [/v\.?a\.?t\.?\b|^ust/i, 'VAT'],
  [
    /\btax|\bnit\b|\bruc\b|\brif\b|\br\.?f\.?c\b|\brtn\b|c\.u\.i\.t|\bc\.i\.f|fein|tribut|\binn\b|\bcnpj\b|fiscal|\bunp\b|\btin\b/i,
    'TAX',
  ],
  [
    /regist|national id|company (number|no)|c\.r\.|folio|matricula|incorporation|charity|social credit|trade licen|licen[cs]e|commerc|business|enterprise|\bogrn\b|chamber/i,
    'REG',
  ],
];

/** A number of a company by the word for it; undefined for what is no number, or one of people's papers. */
export function numberOfWord(sourceWord: string, written: string): ListedIdentifier | undefined {
  const word = sourceWord.replace(/\s+/g, ' ').trim().slice(0, 100);
  const meant = meanings.find(([fits]) => fits.test(word));
  const value = written.replace(/\s+/g, ' ').trim();
  if (meant?.[1] === null) return undefined;
  const prefixed = /^(IMO|ISIN|LEI)\s*:?\s*([A-Z0-9]{7,20})$/i.exec(value);
  if (prefixed !== null) {
    const scheme = prefixed[1]?.toUpperCase();
    if (scheme === 'IMO' || scheme === 'ISIN' || scheme === 'LEI')
      return { scheme, value: prefixed[2] ?? '', sourceWord: word };
  }
  // A single word in another spelling is still a number; a sentence is none.
  if (value.length < 3 || value.length > 60 || value.split(' ').length > 5) return undefined;
  const scheme = meant?.[1] ?? 'OTHER';
  if (scheme === 'BIC') return bic(value, word);
  return /\d{2}|\d.*\d/.test(value) ? { scheme, value, sourceWord: word } : undefined;
}

/** Lists write it with spaces: `VTBR RU MM`. */
function bic(value: string, sourceWord: string): ListedIdentifier | undefined {
  const plain = value.replaceAll(' ', '').toUpperCase();
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(plain)
    ? { scheme: 'BIC', value: plain, sourceWord }
    : undefined;
}

/**
 * `Tax ID No. 7702070139 (Russia)`: a word, the number, who gave it. The word ends where something with two digits or a bank's code
 * begins.
 */
export function numberOfPhrase(phrase: string): ListedNumber | undefined {
  const text = phrase
    .trim()
    .replace(/^alt\.\s+/i, '')
    .slice(0, 200);
  const bank = /^(SWIFT\/BIC)\s+(\S{8,11})$/i.exec(text);
  if (bank !== null) return { sourceWord: bank[1] ?? '', value: bank[2] ?? '' };
  const found =
    /^(?<word>[\p{L}][\p{L}.()/'&\s-]*?(?:\s(?:No\.?|Number|#|ID|Document #))?)[\s:#]+(?<value>(?:[A-Z]{1,5}[\s:-]*)?[A-Z]{0,4}\d[^();]{1,50}?)\s*(?:\((?<issuer>[^()]{2,60})\))?(?:\s*\([^)]*\))*(?:\s(?:issued|expires)\s.{1,60})?[.;]?$/u.exec(
      text,
    )?.groups;
  const { word = '', value = '', issuer } = found ?? {};
  if (found === undefined || word.length > 80) return undefined;
  // A word in capitals before the number: US FEIN 65-0315268.
  const [, more = '', rest = value] = /^(FEIN|NO|NUMBER)\.?\s+(.+)$/i.exec(value) ?? [];
  const sourceWord = `${word} ${more}`.trim();
  return { sourceWord, value: rest.trim(), ...(issuer !== undefined && { issuer }) };
}

const inProse =
  /(?<word>IMO(?: number| No\.?)?|(?:Company |Business |Commercial |State |Tax )?Registration (?:number|No\.?|ID)|Reg(?:istration)?\.? ?(?:number|No\.?|ID)|Tax (?:ID|identification)(?: number| No\.?)?|Taxpayer (?:ID|Identification Number)|VAT(?: number| No\.?)?|LEI(?: code)?|SWIFT(?:\/BIC)?(?: code)?|BIC(?: code)?|OGRN|INN|TIN|UNP|Company (?:number|No\.?)|Licen[cs]e Number)\s*(?:is|:|#|-|\()?\s*(?<value>[A-Z]{0,6}[-/]?\d[A-Z0-9/-]{3,24}|[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)(?![\p{L}\p{N}])/giu;

/** Numbers of a company in sentences of a list: `IMO Number: 5342883. The company …`. */
export function numbersInProse(text: string | undefined): ListedNumber[] {
  const found = (text ?? '').slice(0, 20_000).matchAll(inProse);
  return [...found].slice(0, 50).map(({ groups }) => ({
    sourceWord: groups?.word ?? '',
    value: groups?.value ?? '',
  }));
}
