import { type Amount, readAmount } from '../vocabulary/amount.ts';

/** How a figure is written: which sign parts the whole from the rest, or that it stands for zero. */
type Writing = 'dot' | 'comma' | 'zero' | 'units';

/**
 * The number formats of the Inline XBRL transformation registries 1 to 5 (XBRL International), by their names without hyphens in
 * lower case. What else parts digits there only groups them.
 */
const writings: Readonly<Record<string, Writing>> = {
  numcommadot: 'dot',
  numspacedot: 'dot',
  numdotdecimal: 'dot',
  numdotdecimalin: 'dot',
  numdotdecimalapos: 'dot',
  numdotcomma: 'comma',
  numspacecomma: 'comma',
  numcomma: 'comma',
  numcommadecimal: 'comma',
  numcommadecimalapos: 'comma',
  numdash: 'zero',
  zerodash: 'zero',
  fixedzero: 'zero',
  nocontent: 'zero',
  numunitdecimal: 'units',
  numunitdecimalin: 'units',
};

/** The figure of a text in a format (its local name); without a format it is a plain decimal. Undefined where it is none. */
export function readFormatted(text: string, format: string | undefined): Amount | undefined {
  const plain = text.replace(/[\s\u00a0\u2000-\u200b\u202f\u2060]/g, '');
  if (format === undefined) return readAmount(plain.replace(/^\+/, ''));
  switch (writings[format.toLowerCase().replaceAll('-', '')]) {
    case 'zero':
      // It says zero by whatever sign it likes, only not by another number.
      return /[1-9]/.test(plain) ? undefined : '0';
    case 'dot':
      return digitsOf(plain, '.');
    case 'comma':
      return digitsOf(plain, ',');
    case 'units':
      return unitsOf(plain.normalize('NFKC'));
    default:
      return undefined;
  }
}

/** `1,234 pounds 5 pence`: whole and hundredth parts, each before the name of its unit. */
function unitsOf(plain: string): Amount | undefined {
  const [, whole = '', parts = ''] = /^(\d[\d.,'’`]*)(?=\D*[^\d.,'’`])\D+?(\d{1,2})\D*$/.exec(plain) ?? [];
  return whole === '' ? undefined : readAmount(`${whole.replace(/\D/g, '')}.${parts.padStart(2, '0')}`);
}

function digitsOf(plain: string, mark: '.' | ','): Amount | undefined {
  const grouping = mark === '.' ? /[,'’`]/g : /[.'’`]/g;
  const bare = plain.replace(grouping, '').replace(mark, '.');
  return /^\d*\.?\d*$/.test(bare) && /\d/.test(bare)
    ? readAmount(bare.replace(/^\./, '0.').replace(/\.$/, ''))
    : undefined;
}
