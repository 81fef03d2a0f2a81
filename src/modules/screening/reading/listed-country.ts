import { countryNamed } from '#names/hints/country-names.ts';
import { soundOf } from '#names/hints/town-key.ts';

/** What lists call countries beside their names, by how it sounds. */
const otherNames: Readonly<Record<string, string>> = {
  'Congo (Democratic Republic)': 'CD',
  'Congo, Republic of the': 'CG',
  "Cote d'Ivoire": 'CI',
  'Cote d Ivoire': 'CI',
  "Lao People's Democratic Republic": 'LA',
  'Micronesia, Federated States of': 'FM',
  Palestinian: 'PS',
  'Occupied Palestinian Territories': 'PS',
  'Palestinian Territory': 'PS',
  'State of Palestine': 'PS',
  'West Bank': 'PS',
  'St. Vincent and the Grenadines': 'VC',
  'Union of the Comoros': 'KM',
  'United Kingdom of Great Britain and Northern Ireland': 'GB',
  'United Republic of Tanzania': 'TZ',
  'The Former Yugoslav Republic of Macedonia': 'MK',
  'Federated States of Micronesia': 'FM',
  'Region: Crimea': 'UA',
  'Region: Gaza': 'PS',
  'Region: Kafia Kingi': 'SD',
  'Region: Northern Mali': 'ML',
};

let byOtherName: Map<string, string> | undefined;
/** The same few hundred words stand in every list a thousand times. */
const known = new Map<string, string | undefined>();
const maxKnown = 5_000;

/**
 * ISO alpha-2 of a country as a list writes it: `Korea, North`, `Iran (Islamic Republic of)`, `Belarus / Bélarus`; undefined for
 * what is no country, or not one any more.
 */
export function listedCountry(word: string): string | undefined {
  const text = word.replace(/\s+/g, ' ').trim();
  if (text === '' || text.length > 120) return undefined;
  if (known.has(text)) return known.get(text);
  const code = spellingsOf(text).map(codeOf).find(Boolean);
  if (known.size < maxKnown) known.set(text, code);
  return code;
}

/** As it stands, one of two languages, turned round at its comma, without what stands in brackets. */
function spellingsOf(text: string): string[] {
  const [first = '', second = ''] = text.split(' / ');
  const plain = first.replace(/\s*\([^)]*\)/g, '').trim();
  const turned = /^([^,]+), ([^,]+)$/.exec(plain);
  return [text, first, second, plain, ...(turned === null ? [] : [`${turned[2]} ${turned[1]}`])];
}

function codeOf(text: string): string | undefined {
  if (text === '') return undefined;
  byOtherName ??= new Map(Object.entries(otherNames).map(([name, code]) => [soundOf(name), code]));
  const sound = soundOf(text);
  return byOtherName.get(sound) ?? countryNamed(sound)?.code;
}
