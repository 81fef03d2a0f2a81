/** `0 to 19|tens`, and how tens and ones are joined: `{t}` and `{o}`. */
const lists: Readonly<Record<string, readonly [string, string, string]>> = {
  en: [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'twenty thirty forty fifty sixty seventy eighty ninety',
    '{t} {o}',
  ],
  ru: [
    'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
    '{t} {o}',
  ],
  uk: [
    "нуль один два три чотири п'ять шість сім вісім дев'ять десять одинадцять дванадцять тринадцять чотирнадцять п'ятнадцять шістнадцять сімнадцять вісімнадцять дев'ятнадцять",
    "двадцять тридцять сорок п'ятдесят шістдесят сімдесят вісімдесят дев'яносто",
    '{t} {o}',
  ],
  de: [
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    '{o}und{t}',
  ],
  it: [
    'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    '{t}{o}',
  ],
  es: [
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    '{t} y {o}',
  ],
  pt: [
    'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
    'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    '{t} e {o}',
  ],
  pl: [
    'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
    'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
    '{t} {o}',
  ],
  tr: [
    'sıfır bir iki üç dört beş altı yedi sekiz dokuz on onbir oniki onüç ondört onbeş onaltı onyedi onsekiz ondokuz',
    'yirmi otuz kırk elli altmış yetmiş seksen doksan',
    '{t} {o}',
  ],
  sv: [
    'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
    '{t}{o}',
  ],
  cs: [
    'nula jedna dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct',
    'dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát',
    '{t} {o}',
  ],
  hu: [
    'nulla egy kettő három négy öt hat hét nyolc kilenc tíz tizenegy tizenkettő tizenhárom tizennégy tizenöt tizenhat tizenhét tizennyolc tizenkilenc',
    'húsz harminc negyven ötven hatvan hetven nyolcvan kilencven',
    '{t}{o}',
  ],
};

/** French has words of its own from seventy to ninety-nine. */
const frenchOnes =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const frenchTens = 'vingt trente quarante cinquante soixante'.split(' ');

function inFrench(value: number): string {
  if (value < 20) return frenchOnes[value] ?? '';
  if (value >= 80) return value === 80 ? 'quatre-vingts' : `quatre-vingt-${frenchOnes[value - 80]}`;
  const ten = Math.min(4, Math.floor(value / 10) - 2);
  const rest = value - 20 - ten * 10;
  const tens = frenchTens[ten] ?? '';
  if (rest === 0) return tens;
  return rest === 1 || rest === 11 ? `${tens} et ${frenchOnes[rest]}` : `${tens}-${frenchOnes[rest]}`;
}

/** A number below a hundred as a language says it; undefined where that is not known here. */
export function numberInWords(value: number, lang: string): string | undefined {
  if (!Number.isInteger(value) || value < 1 || value > 99) return undefined;
  if (lang === 'fr') return inFrench(value);
  const [list, tens, joint] = lists[lang] ?? [];
  if (list === undefined || tens === undefined || joint === undefined) return undefined;
  const ones = list.split(' ');
  if (value < 20) return ones[value];
  const ten = tens.split(' ')[Math.floor(value / 10) - 2] ?? '';
  if (value % 10 === 0) return ten;
  // Languages that are written in one word leave a sound out here and there.
  if (lang === 'it' && (value % 10 === 1 || value % 10 === 8)) return ten.slice(0, -1) + ones[value % 10];
  if (lang === 'es' && value < 30)
    return `veinti${ones[value % 10]}`.replace('dos', 'dós').replace('tres', 'trés').replace('seis', 'séis');
  if (lang === 'hu' && value < 30) return `huszon${ones[value % 10]}`;
  const one = lang === 'de' && value % 10 === 1 ? 'ein' : (ones[value % 10] ?? '');
  return joint.replace('{t}', ten).replace('{o}', one);
}

const romans: readonly (readonly [number, string])[] = [
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A number below ninety in Roman numerals. */
export function inRoman(value: number): string {
  let left = value;
  let text = '';
  for (const [worth, sign] of romans)
    while (left >= worth) {
      text += sign;
      left -= worth;
    }
  return text;
}
