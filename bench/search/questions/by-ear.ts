type Rules = readonly (readonly [string, string])[];

const rules = (list: string): Rules =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [latin = '', cyrillic = ''] = pair.split('=');
      return [latin, cyrillic] as const;
    });

const letters =
  'a=а b=б c=к d=д e=е f=ф g=г h=х i=и j=дж k=к l=л m=м n=н o=о p=п q=к r=р s=с t=т u=у v=в w=в x=кс y=и z=з';

/** How a Russian ear writes words of other languages; the longest rule first, own rules before the general ones. */
const byLanguage: Readonly<Record<string, Rules>> = {
  en: rules(
    `tion=шн sh=ш ch=ч th=т ph=ф ck=к ee=и oo=у ou=ау ea=и ai=ей wh=у qu=кв ce=с ci=си ge=дж w=у j=дж y=и ${letters}`,
  ),
  de: rules(
    `sch=ш tsch=ч ch=х ck=к ei=ай ie=и eu=ой äu=ой ä=е ö=ё ü=ю ß=сс st=шт sp=шп z=ц v=ф w=в j=й pf=пф ph=ф ${letters}`,
  ),
  fr: rules(
    `eau=о ou=у ai=е oi=уа au=о ch=ш qu=к gn=нь ph=ф é=е è=е ê=е ç=с j=ж ge=ж gi=жи h= y=и ll=лл ${letters}`,
  ),
  it: rules(`sci=ши ci=чи ce=че gi=джи ge=дже gn=нь gli=льи ch=к gh=г qu=кв z=ц j=й h= ${letters}`),
  es: rules(
    `ll=ль ñ=нь ch=ч qu=к ce=се ci=си ge=хе gi=хи j=х gu=г h= z=с á=а é=е í=и ó=о ú=у y=и v=в ${letters}`,
  ),
  pl: rules(
    `szcz=щ sz=ш cz=ч rz=ж ch=х ie=е ia=я ł=л ą=он ę=ен ć=ч ś=сь ń=нь ó=у ż=ж ź=зь w=в c=ц j=й y=ы ${letters}`,
  ),
  tr: rules(`ç=ч ş=ш ğ= ı=ы ö=ё ü=ю j=ж c=дж y=й h=х ${letters}`),
};

/** A name in Latin letters as somebody writes it who heard it, in Cyrillic; undefined for other languages. */
export function cyrillicByEar(text: string, lang: string): string | undefined {
  const table = byLanguage[lang];
  if (table === undefined) return undefined;
  const lower = text.toLowerCase();
  let written = '';
  for (let place = 0; place < lower.length; ) {
    const rule = table.find(([latin]) => lower.startsWith(latin, place));
    const cyrillic = rule?.[1] ?? lower.charAt(place);
    const isCapital = text.charAt(place) !== lower.charAt(place);
    written += isCapital ? cyrillic.charAt(0).toUpperCase() + cyrillic.slice(1) : cyrillic;
    place += rule?.[0].length ?? 1;
  }
  return written;
}
