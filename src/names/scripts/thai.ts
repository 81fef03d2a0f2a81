/** Consonants at the head of a syllable and at its end, as the Royal Institute writes them. */
const consonants = new Map(
  'ก=k/k ข=kh/k ฃ=kh/k ค=kh/k ฅ=kh/k ฆ=kh/k ง=ng/ng จ=ch/t ฉ=ch/t ช=ch/t ซ=s/t ฌ=ch/t ญ=y/n ฎ=d/t ฏ=t/t ฐ=th/t ฑ=th/t ฒ=th/t ณ=n/n ด=d/t ต=t/t ถ=th/t ท=th/t ธ=th/t น=n/n บ=b/p ป=p/p ผ=ph/p ฝ=f/p พ=ph/p ฟ=f/p ภ=ph/p ม=m/m ย=y/i ร=r/n ล=l/n ว=w/o ศ=s/t ษ=s/t ส=s/t ห=h/ ฬ=l/n อ=/ ฮ=h/'
    .split(' ')
    .map((row): [string, readonly [head: string, tail: string]] => {
      const [sign = '', sounds = ''] = row.split('=');
      const [head = '', tail = ''] = sounds.split('/');
      return [sign, [head, tail]];
    }),
);
const c = '[ก-ฮ]';
/** Two consonants that are said together; ห and อ before some are silent. */
const pair = '(?:[กขคผพปตบดฟ]ร(?!ร)|[กขคผพปบฟ]ล|[กขค]ว|ทร|สร|ศร|ซร|จร|ห[งญนมยรลว]|อย)';
const head = `(?:${pair}|${c})`;
/** What is left when a syllable is over: a consonant that does not begin the next one. */
const tail = '[กขฃคฅฆงจชซญฎฏฐฑฒณดตถทธนบปพฟภมยรลวศษสฬ](?![ะาัำิีึืุู็อ]|รร)';
const vowel = 'ะาัำิีึืุู็';

/** Syllables with their vowel, the longest way of writing first: head, vowel's sound, and whether a tail may follow. */
const rules: readonly (readonly [RegExp, string, boolean])[] = (
  [
    [`(${c})รร(?=${c})`, 'a', true],
    [`(${c})รร`, 'an', false],
    [`เ(${head})ียว`, 'iao', false],
    [`เ(${head})ียะ?`, 'ia', true],
    [`เ(${head})ือ`, 'uea', true],
    [`เ(${head})าะ`, 'o', false],
    [`เ(${head})า`, 'ao', false],
    [`เ(${head})อะ?(?![ะาัิีึืุู])`, 'oe', true],
    [`เ(${head})ย(?![ะาัำิีึืุู])`, 'oei', false],
    [`เ(${head})ิ`, 'oe', true],
    [`เ(${head})็ว`, 'eo', false],
    [`เ(${head})็`, 'e', true],
    [`เ(${head})ว(?![ะาัำิีึืุู])`, 'eo', false],
    [`เ(${head})ะ`, 'e', false],
    [`เ(${head})(?![ะาัำีึืุู])`, 'e', true],
    [`แ(${head})ะ`, 'ae', false],
    [`แ(${head})(?![ะาัำิีึืุู])็?`, 'ae', true],
    [`โ(${head})ะ`, 'o', false],
    [`โ(${head})(?![ะาัำิีึืุู])`, 'o', true],
    [`[ใไ](${head})ย?(?![ะาัำิีึืุู])`, 'ai', false],
    [`[ใไ](${head})`, 'ai', false],
    [`(${head})ัวะ?`, 'ua', true],
    [`(${head})ัย`, 'ai', false],
    [`(${head})ั`, 'a', true],
    [`(${head})าย(?![ะาัำิีึืุู็])`, 'ai', false],
    [`(${head})าว(?![ะาัำิีึืุู็])`, 'ao', false],
    [`(${head})ำ`, 'am', false],
    [`(${head})า`, 'a', true],
    [`(${head})ะ`, 'a', false],
    [`(${head})ิว(?![ะาัำิีึืุู็])`, 'io', false],
    [`(${head})[ิี]`, 'i', true],
    [`(${head})ือ?`, 'ue', true],
    [`(${head})ึ`, 'ue', true],
    [`(${head})[ุู]`, 'u', true],
    [`(${head})็?อย(?![${vowel}])`, 'oi', false],
    [`(${head})็อ`, 'o', true],
    [`(${head})อ(?![${vowel}])`, 'o', true],
    [`(${head})ว(?=${tail})`, 'ua', true],
  ] as const
).map(([text, sound, hasTail]) => [new RegExp(text, 'y'), sound, hasTail] as const);

/** ก่อสร้าง is ko sang: after a long vowel two consonants that go together begin the next syllable. */
const isLong = /^[เโแ]|.[าีูอ]/;
const nextPair = new RegExp(`^${pair}[ะาัำิีึืุู็]`);
const tailAt = new RegExp(tail, 'y');
/** A consonant that is not said, with the vowel it carries. */
const silent = /[ก-ฮ][ิุ]?์/g;
/** มหาชน, สากล: the two last consonants are a syllable of their own; of มิตร and เพชร they are not. */
const lastTwo = /^(?!ตร|ทร|ชร)[ก-ฮ]{2}$/;
/** ชาติ, ภูมิ, เหตุ, สมบัติ: a short vowel after the last consonant is not said. */
const lastShort = /(?<=[าูีเโแ][ก-ฮ]?[ก-ฮ])[ิุ]$|(?<=ัต)ิ$/;
/** แก้ว is kaeo and แคว khwae: a tone stands over the last consonant of those that are said together. */
const toneWithin = /(?<=[เแ][กขค])[่้๊๋](?=ว)/g;
const tones = /[่้๊๋ํ๎ๆฯ]/g;
const bare = /[ก-ฮ]+/y;

/** A Thai word in Latin letters by the Royal system, without tones: พัฒนา is phatthana. */
export function readThai(word: string): string {
  const text = word
    .replaceAll(toneWithin, '็')
    .replaceAll(tones, '')
    .replaceAll(silent, '')
    .replace(lastShort, '')
    .replaceAll('ฤๅ', 'ฤ')
    .replaceAll('ฤ', 'รึ');
  let out = '';
  for (let at = 0; at < text.length; ) {
    const syllable = syllableAt(text, at);
    if (syllable !== undefined) {
      out += syllable.sound;
      at = syllable.end;
      continue;
    }
    bare.lastIndex = at;
    const run = bare.exec(text)?.[0] ?? '';
    if (run === '') {
      at += 1;
      continue;
    }
    // จักร, เพชร, เกษตร: nothing more of the word is said.
    const free = freeOf(text, at, run.replace(/(?<=.)[ก-ฮ]รร.*$/, ''));
    const isOver = at > 0 && free.length === text.length - at && /^(?:ตร|ทร|[รตทธ])$/.test(free);
    if (!isOver) out += readBare(free);
    at += Math.max(1, free.length);
  }
  return out;
}

function syllableAt(text: string, at: number): { sound: string; end: number } | undefined {
  for (const [rule, sound, hasTail] of rules) {
    rule.lastIndex = at;
    const found = rule.exec(text);
    if (found === null) continue;
    let end = at + found[0].length;
    let said = headOf(found[1] ?? '') + sound;
    tailAt.lastIndex = end;
    const rest = text.slice(end);
    const isNext = lastTwo.test(rest) || (isLong.test(found[0]) && nextPair.test(rest));
    const last = hasTail && !isNext ? tailAt.exec(text)?.[0] : undefined;
    if (last !== undefined) {
      const isDoubled = isDoubling(text, end, sound);
      said += consonants.get(last)?.[1] ?? '';
      end += 1;
      if (isDoubled) said += `${consonants.get(last)?.[0] ?? ''}a`;
    }
    return { sound: said, end };
  }
  return undefined;
}

/** พัฒนา, รัตนา, วัฒนา: the tail of a short syllable is said again before the next. */
function isDoubling(text: string, at: number, sound: string): boolean {
  if (!/^[aiu]$/.test(sound) || !/[ตทธฒฐชสศษกคพภ]/.test(text.charAt(at))) return false;
  return /^[นมยรลว][ะาิีุู]/.test(text.slice(at + 1)) && text.charAt(at - 1) !== 'า';
}

/** Consonants before the next written vowel, which takes one or two of them for itself. */
function freeOf(text: string, at: number, run: string): string {
  const next = text.charAt(at + run.length);
  if (next === '' || !vowel.includes(next)) return run;
  const own = new RegExp(`${pair}$`).test(run) && run.length > 2 ? 2 : 1;
  return run.slice(0, Math.max(1, run.length - own));
}

/** Consonants with no vowel written: two are said with an o between, one alone with an a. */
function readBare(run: string): string {
  if (run.length <= 1) return run === '' ? '' : `${headOf(run)}a`;
  const cluster = run.length === 3 && new RegExp(`^${pair}`).test(run) ? 2 : 1;
  if (run.length === 2 || cluster === 2) {
    const last = consonants.get(run.charAt(cluster))?.[1] ?? '';
    return last === ''
      ? `${headOf(run.charAt(0))}a${headOf(run.charAt(1))}a`
      : `${headOf(run.slice(0, cluster))}o${last}`;
  }
  return run.length % 2 === 0
    ? readBare(run.slice(0, 2)) + readBare(run.slice(2))
    : `${headOf(run.charAt(0))}a${readBare(run.slice(1))}`;
}

function headOf(signs: string): string {
  if (signs === 'ทร' || signs === 'สร' || signs === 'ศร' || signs === 'ซร') return 's';
  if (signs === 'จร') return 'ch';
  const own = signs.length === 2 && /^[หอ]/.test(signs) ? signs.slice(1) : signs;
  return [...own].map((sign) => consonants.get(sign)?.[0] ?? '').join('');
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Words that are not read by the rules, and English ones by their English spelling. */
const wellKnown = new Map(
  `สยาม=siam เจริญ=charoen กรุงเทพ=krungthep กรุงเทพมหานคร=krungthep สมุทรปราการ=samutprakan สมุทร=samut อยุธยา=ayutthaya กาญจนบุรี=kanchanaburi
  สุวรรณภูมิ=suwannaphum ราชบุรี=ratchaburi เพชรบุรี=phetchaburi สวัสดิ์=sawat ศรีสวัสดิ์=sisawat อุดม=udom อุดมสุข=udomsuk โภคภัณฑ์=phokkhaphan ธรรมชาติ=thammachat
  วิศวกรรม=witsawakam ผลไม้=phonlamai เกษตร=kaset การเกษตร=kankaset เอกลักษณ์=ekkalak ลักษณ์=lak พลังงาน=phalangngan ธุรกิจ=thurakit อินเตอร์=inter เนชั่นแนล=national
  อินเตอร์เนชั่นแนล=international เทรดดิ้ง=trading กรุ๊ป=group โฮลดิ้ง=holding โฮลดิ้งส์=holdings เอ็นจิเนียริ่ง=engineering คอร์ปอเรชั่น=corporation เซอร์วิส=service
  ซัพพลาย=supply พร็อพเพอร์ตี้=property มอเตอร์=motor ฟู้ด=food ฟู้ดส์=foods เทค=tech เทคโนโลยี=technology โลจิสติกส์=logistics พลาสติก=plastic คอนสตรัคชั่น=construction
  อินดัสตรี=industry คอมพิวเตอร์=computer ซิสเต็ม=system ซิสเต็มส์=systems มาร์เก็ตติ้ง=marketing ทรานสปอร์ต=transport พาวเวอร์=power โซลูชั่น=solution มีเดีย=media
  สตีล=steel แลนด์=land เฮ้าส์=house โฮม=home รีสอร์ท=resort โฮเต็ล=hotel สปา=spa เอเชีย=asia ไทย=thai`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [thai = '', latin = ''] = pair.split('=');
      return [thai, latin];
    }),
);

/** พรเจริญ, มหานคร: two words that dictionaries have as one, of which the rules would make other syllables. */
const compound = /^(มหา(?=[ก-ฮ]{3})|.{2,}(?=เจริญ$))(.+)$/;
const partsOf = (word: string): string[] =>
  wellKnown.has(word) ? [word] : (compound.exec(word)?.slice(1) ?? [word]);

/** A run of Thai, which has no gaps, word by word in Latin letters. */
export function readThaiRun(run: string): string[] {
  // Compatible forms take the am apart.
  const text = run.replaceAll(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33');
  return [...segmenter.segment(text)]
    .flatMap(({ segment }) => partsOf(segment))
    .map((segment) => wellKnown.get(segment) ?? readThai(segment))
    .filter(Boolean);
}
