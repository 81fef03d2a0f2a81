/**
 * Ways in which people and offices write other alphabets in Latin letters. Own tables, apart from those of the search:
 * what is measured must not be measured with its own ruler.
 */
const table = (...pairs: string[]): ReadonlyMap<string, string> =>
  new Map(
    pairs
      .join(' ')
      .split(/\s+/)
      .map((pair) => {
        const [sign = '', latin = ''] = pair.split('=');
        return [sign, latin];
      }),
  );

const cyrillic =
  'а=a б=b в=v г=g д=d е=e з=z и=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f ы=y ғ=g қ=q ң=n ү=u ұ=u ө=o ә=a';
const ukrainian = 'і=i ї=i є=ie ґ=g ў=u һ=h';

const tables: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  passport: table(cyrillic, ukrainian, 'ё=e ж=zh й=i х=kh ц=ts ч=ch ш=sh щ=shch ъ=ie ь= э=e ю=iu я=ia'),
  bgn: table(cyrillic, ukrainian, 'ё=yo ж=zh й=y х=kh ц=ts ч=ch ш=sh щ=shch ъ= ь= э=e ю=yu я=ya є=ye ї=yi'),
  iso9: table(cyrillic, ukrainian, 'ё=ë ж=ž й=j х=h ц=c ч=č ш=š щ=ŝ ъ=ʺ ь=ʹ э=è ю=û я=â ї=ï є=ê'),
  plain: table(cyrillic, ukrainian, 'ё=e ж=zh й=j х=h ц=c ч=ch ш=sh щ=shh ъ= ь= э=e ю=ju я=ja є=je ї=ji'),
  german: table(
    cyrillic,
    ukrainian,
    'в=w ё=jo ж=sch з=s й=i х=ch ц=z ч=tsch ш=sch щ=schtsch ъ= ь= э=e ю=ju я=ja',
  ),
  polish: table(cyrillic, ukrainian, 'в=w ё=io ж=ż й=j х=ch ц=c ч=cz ш=sz щ=szcz ъ= ь= э=e ю=iu я=ia'),
  ear: table(cyrillic, ukrainian, 'ё=yo ж=j й=y х=h ц=ts ч=ch ш=sh щ=sch ъ= ь= э=e ю=u я=ya ы=i'),
  ukrainian: table(
    cyrillic,
    'и=y г=h ґ=g і=i ї=i є=ie ж=zh й=i х=kh ц=ts ч=ch ш=sh щ=shch ь= ю=iu я=ia ё=o ы=y э=e ъ=',
  ),
  elot: table(
    'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o',
  ),
  greeklish: table(
    'α=a β=b γ=g δ=d ε=e ζ=z η=h θ=th ι=i κ=k λ=l μ=m ν=n ξ=ks ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=x ψ=ps ω=w',
  ),
  greekEar: table(
    'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=i φ=ph χ=h ψ=ps ω=o',
  ),
  georgian: table(
    "ა=a ბ=b გ=g დ=d ე=e ვ=v ზ=z თ=t ი=i კ=k' ლ=l მ=m ნ=n ო=o პ=p' ჟ=zh რ=r ს=s ტ=t' უ=u ფ=p ქ=k ღ=gh ყ=q' შ=sh ჩ=ch ც=ts ძ=dz წ=ts' ჭ=ch' ხ=kh ჯ=j ჰ=h",
  ),
  georgianEar: table(
    'ა=a ბ=b გ=g დ=d ე=e ვ=v ზ=z თ=t ი=i კ=k ლ=l მ=m ნ=n ო=o პ=p ჟ=j რ=r ს=s ტ=t უ=u ფ=f ქ=q ღ=g ყ=k შ=sh ჩ=ch ც=c ძ=dz წ=ts ჭ=ch ხ=x ჯ=j ჰ=h',
  ),
  bulgarian: table(cyrillic, 'ж=zh й=y х=h ц=ts ч=ch ш=sh щ=sht ъ=a ь=y ю=yu я=ya'),
  armenian: table(
    'ա=a բ=b գ=g դ=d ե=e զ=z է=e ը=y թ=t ժ=zh ի=i լ=l խ=kh ծ=ts կ=k հ=h ձ=dz ղ=gh ճ=ch մ=m յ=y ն=n շ=sh ո=o չ=ch պ=p ջ=j ռ=r ս=s վ=v տ=t ր=r ց=ts ւ=v փ=p ք=k և=ev օ=o ֆ=f',
  ),
};

const schemes: Readonly<Record<string, readonly string[]>> = {
  RU: ['passport', 'bgn', 'iso9', 'plain', 'german', 'ear'],
  BY: ['passport', 'bgn', 'iso9', 'plain', 'polish', 'ear'],
  KZ: ['passport', 'bgn', 'plain', 'ear'],
  UA: ['ukrainian', 'bgn', 'iso9', 'polish', 'ear'],
  BG: ['bulgarian'],
  AM: ['armenian'],
  GR: ['elot', 'greeklish', 'greekEar'],
  GE: ['georgian', 'georgianEar'],
};

/** The ways that are usual for a country; a word for where letters need no table. */
export function schemesOf(country: string): readonly string[] {
  return schemes[country] ?? ['as read'];
}

export function hasSchemes(country: string): boolean {
  return schemes[country] !== undefined;
}

const greekPairs: readonly (readonly [RegExp, string])[] = [
  [/ου/g, 'ou'],
  [/μπ/g, 'b'],
  [/ντ/g, 'nt'],
  [/γγ/g, 'ng'],
  [/αι/g, 'ai'],
  [/ει/g, 'ei'],
];

const armenianPairs: readonly (readonly [RegExp, string])[] = [
  [/իւ/g, 'yu'],
  [/ու/g, 'u'],
  [/^ո(?!վ)/g, 'vo'],
  [/^ե/g, 'ye'],
];

/** Words in Latin letters after a scheme; signs without an entry stay as they are. */
export function transcribe(text: string, scheme: string): string {
  const signs = tables[scheme];
  if (signs === undefined) return text;
  return text
    .split(' ')
    .map((word) => {
      let lower = word.toLowerCase();
      if (/\p{Script=Greek}/u.test(lower)) {
        lower = lower.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
        for (const [pair, latin] of greekPairs) lower = lower.replaceAll(pair, latin);
      }
      if (scheme === 'armenian')
        for (const [pair, latin] of armenianPairs) lower = lower.replaceAll(pair, latin);
      const latin = [...lower].map((sign) => signs.get(sign) ?? sign).join('');
      const isAllCapitals = word.length > 1 && word === word.toUpperCase();
      if (isAllCapitals) return latin.toUpperCase();
      return word.charAt(0) === word.charAt(0).toLowerCase()
        ? latin
        : latin.charAt(0).toUpperCase() + latin.slice(1);
    })
    .join(' ');
}
