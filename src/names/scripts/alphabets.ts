/** Letters of one alphabet with the Latin letters they are written by; lower case only. */
function pairs(text: string): [string, string][] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [letter = '', latin = ''] = pair.split('=');
      return [letter, latin];
    });
}

/** By ear, as Russian names stand in passports and on letterheads; the signs ъ and ь are dropped. */
const cyrillic = pairs(`
  а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch
  ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya є=ye і=i ї=yi ґ=g ў=u ђ=dj ј=j љ=lj њ=nj ћ=c џ=dz ѓ=gj ќ=kj ѕ=dz
  ә=a ғ=gh қ=q ң=ng ө=o ұ=u ү=u һ=h җ=j ҳ=h ҷ=j ӣ=i ӯ=u ҝ=g ҹ=j ӏ= ѝ=i ѣ=e ҡ=q ҙ=z ҫ=s
`);

const greek = pairs(`
  α=a ά=a β=v γ=g δ=d ε=e έ=e ζ=z η=i ή=i θ=th ι=i ί=i ϊ=i ΐ=i κ=k λ=l μ=m ν=n ξ=x ο=o ό=o π=p ρ=r σ=s
  ς=s τ=t υ=y ύ=y ϋ=y ΰ=y φ=f χ=ch ψ=ps ω=o ώ=o
`);

const georgian = pairs(`
  ა=a ბ=b გ=g დ=d ე=e ვ=v ზ=z თ=t ი=i კ=k ლ=l მ=m ნ=n ო=o პ=p ჟ=zh რ=r ს=s ტ=t უ=u ფ=p ქ=k ღ=gh ყ=q
  შ=sh ჩ=ch ც=ts ძ=dz წ=ts ჭ=ch ხ=kh ჯ=j ჰ=h
`);

const armenian = pairs(`
  ա=a բ=b գ=g դ=d ե=e զ=z է=e ը=y թ=t ժ=zh ի=i լ=l խ=kh ծ=ts կ=k հ=h ձ=dz ղ=gh ճ=ch մ=m յ=y ն=n շ=sh ո=o
  չ=ch պ=p ջ=j ռ=r ս=s վ=v տ=t ր=r ց=ts ւ=v փ=p ք=k և=ev օ=o ֆ=f
`);

/** Greek and Armenian letter pairs that are one sound; tried before single letters. */
export const letterPairs: ReadonlyMap<string, string> = new Map(
  pairs('ου=ou ού=ou αυ=av αύ=av ευ=ev εύ=ev γγ=ng γκ=gk γξ=nx γχ=nch μπ=mp ντ=nt ու=u'),
);

/** Letters of the alphabets we know best; everything else goes to any-ascii. */
export const letters: ReadonlyMap<string, string> = new Map([
  ...cyrillic,
  ...greek,
  ...georgian,
  ...armenian,
]);

/** Countries that read a letter in their own way. */
export const nationalLetters: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  UA: new Map(pairs('г=h и=y')),
  BY: new Map(pairs('г=h')),
  BG: new Map(pairs('ъ=a щ=sht х=h')),
  MK: new Map(pairs('х=h ц=c')),
  RS: new Map(pairs('х=h ц=c ж=z ч=c ш=s')),
};
