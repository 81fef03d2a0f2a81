/** Consonants of Arabic (with the letters of Persian and Urdu) and of Hebrew; letters that are half vowels are read by their place. */
const arabic: Readonly<Record<string, string>> = Object.fromEntries(
  'ب=b ت=t ث=th ج=j ح=h خ=kh د=d ذ=dh ر=r ز=z س=s ش=sh ص=s ض=d ط=t ظ=z ع= غ=gh ف=f ق=q ك=k ک=k ل=l م=m ن=n ه=h ہ=h ھ=h ة=a ى=a ء= ئ=i ؤ=u أ=a إ=i آ=a ٱ=a ا=a پ=p چ=ch ژ=zh گ=g ڤ=v ٹ=t ڈ=d ڑ=r ں=n ے=e ۀ=e'
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]),
);
const hebrew: Readonly<Record<string, string>> = Object.fromEntries(
  'א=a ב=b ג=g ד=d ה=h ז=z ח=h ט=t כ=k ך=k ל=l מ=m ם=m נ=n ן=n ס=s ע=a פ=p ף=f צ=ts ץ=ts ק=k ר=r ש=sh ת=t'
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]),
);

/** Towns and given names as they are written in Latin letters, vowels and all. */
const wellKnown = new Map(
  'أبوظبي=abu dhabi,ابوظبي=abu dhabi,دبي=dubai,الشارقة=sharjah,عجمان=ajman,الفجيرة=fujairah,الدوحة=doha,الرياض=riyadh,جدة=jeddah,مكة=makkah,الدمام=dammam,الكويت=kuwait,البحرين=bahrain,عمان=oman,قطر=qatar,مسقط=muscat,القاهرة=cairo,مصر=misr,بغداد=baghdad,البصرة=basra,بيروت=beirut,دمشق=damascus,صنعاء=sanaa,الخرطوم=khartoum,طرابلس=tripoli,محمد=mohammed,أحمد=ahmed,احمد=ahmed,علي=ali,حسن=hassan,حسين=hussein,خالد=khalid,سالم=salem,ناصر=nasser,سعيد=saeed,عمر=omar,يوسف=yousef,إبراهيم=ibrahim,ابراهيم=ibrahim,خليفة=khalifa,راشد=rashid,سلطان=sultan,محمود=mahmoud,مصطفى=mustafa,حمد=hamad,فهد=fahad,سعود=saud,فيصل=faisal,طارق=tariq,كريم=karim,النور=al noor,الخليج=al khaleej'
    .split(',')
    .map((pair): [string, string] => {
      const [arabic = '', latin = ''] = pair.split('=');
      return [arabic, latin];
    }),
);

/** A word in Arabic letters as Latin words, the article apart: النور is `al nur`. Short vowels are not written, so not read. */
export function readArabic(word: string): string {
  const known = wellKnown.get(word);
  if (known !== undefined) return known;
  const signs = [...word];
  // The article and electronics begin alike
  const isElectronic = /^(?:لل)?[اإ]لكتر/.test(word);
  if (isElectronic) return readSigns(word.startsWith('لل') ? signs.slice(2) : signs);
  if (signs[0] === 'ا' && signs[1] === 'ل' && signs.length >= 5) return `al ${readSigns(signs.slice(2))}`;
  // For trade: للتجارة
  if (signs[0] === 'ل' && signs[1] === 'ل' && signs.length >= 5) return readSigns(signs.slice(2));
  return readSigns(signs);
}

function readSigns(signs: readonly string[]): string {
  let out = '';
  for (const [at, sign] of signs.entries()) {
    const next = signs[at + 1];
    const isFirst = at === 0;
    if (sign === 'و') out += isFirst || isLong(next) ? 'w' : 'u';
    else if (sign === 'ي' || sign === 'ی') out += isFirst || isLong(next) ? 'y' : 'i';
    else if (isFirst && sign === 'ا' && (next === 'ي' || next === 'ی' || next === 'و')) continue;
    else if (isFirst && sign === 'ع') out += 'a';
    else out = at === 1 ? withVowel(out, arabic[sign] ?? '') : out + (arabic[sign] ?? '');
  }
  return out;
}

/** No Arabic word begins with two consonants: طس is `tas`, though the letters t and s together would be a third sound. */
function withVowel(first: string, next: string): string {
  const wouldMerge =
    (next.startsWith('h') && /^[tsdkgz]$/.test(first)) || (next.startsWith('s') && first === 't');
  return wouldMerge ? `${first}a${next}` : first + next;
}

const isLong = (sign: string | undefined): boolean =>
  sign === 'ا' || sign === 'و' || sign === 'ي' || sign === 'ی' || sign === 'ة';

/** A word in Hebrew letters in Latin ones: vav and yod are vowels inside a word; or vav is a consonant, as in Levin. */
export function readHebrew(word: string, isVav = false): string {
  const signs = [...word];
  let out = '';
  for (const [at, sign] of signs.entries()) {
    if (sign === 'ו') out += at === 0 || isVav ? 'v' : 'o';
    else if (sign === 'י') out += at === 0 ? 'y' : 'i';
    else if (sign === 'ה' && at === signs.length - 1) out += 'a';
    // At the end of a word an h would be mute: ruach, mizrach.
    else if (sign === 'ח' && at === signs.length - 1) out += 'kh';
    else out += (isSplit(signs[at - 1], sign) ? 'a' : '') + (hebrew[sign] ?? '');
  }
  return out;
}

/** Two letters whose Latin ones would be a third sound: סחר is no shr. */
function isSplit(before: string | undefined, sign: string): boolean {
  const first = hebrew[before ?? ''] ?? '';
  if (sign === 'ח' || sign === 'ה') return /^[gkpstz]$/.test(first);
  return sign === 'ס' && first === 't';
}

/** Letters that no reading of Hebrew has, and of Arabic; Persian, Urdu and Kurdish have three more. */
const noHebrew = /[cejquwx]|.y/;
const noPersian = /[eox]|c(?!h)|.[wy](?![aiuwy])/;
const noArabic = /[pv]|g(?!h)/;
const persianCountries = new Set('AF IQ IR PK'.split(' '));
const readAsKnown = new Set([...wellKnown.values()].flatMap((latin) => latin.split(' ')));

/** Whether a word of a name of the country may be a reading of Hebrew or Arabic letters, for all that its letters say. */
export function mayBeRead(word: string, country: string): boolean {
  if (country === 'IL') return !noHebrew.test(word);
  if (!abjadCountries.has(country)) return false;
  return (
    readAsKnown.has(word) ||
    !(noPersian.test(word) || (!persianCountries.has(country) && noArabic.test(word)))
  );
}

/** Countries whose firms bear names in a script without vowels. */
export const abjadCountries: ReadonlySet<string> = new Set(
  'AE AF BH DJ DZ EG EH IL IQ IR JO KM KW LB LY MA MR OM PK PS QA SA SD SO SY TD TN YE'.split(' '),
);
