import names from './names-of-countries.json' with { type: 'json' };
import { soundOf } from './town-key.ts';

/** A country that was named in a text; not `isSure` where it may as well be a town of it. */
export type NamedCountry = Readonly<{ code: string; isSure: boolean }>;

let known: Map<string, NamedCountry> | undefined;

/** The country whose name sounds so: in the product's languages, in its own, or as it is called beside these. */
export function countryNamed(sound: string): NamedCountry | undefined {
  known ??= readNames();
  return known.get(sound);
}

/** What a reader of `locale` calls the country. */
export const countryName = (code: string, locale: string): string =>
  names[code]?.name[locale] ?? names[code]?.name.en ?? code;

/** Made when the first name is asked: 252 countries are 1,500 names. */
function readNames(): Map<string, NamedCountry> {
  const read = new Map<string, NamedCountry>();
  const add = (text: string, code: string, isSure: boolean) => {
    const sound = soundOf(text);
    if (sound.length > 1 && !read.has(sound)) read.set(sound, { code, isSure });
  };
  for (const [code, { name }] of Object.entries(names)) {
    for (const text of Object.values(name)) add(text, code, true);
    add(ownName(code), code, true);
  }
  // Their aliases name towns as well; short words in capitals never do: UK, ОАЭ.
  for (const [code, { aliases }] of Object.entries(names))
    for (const text of aliases) add(text, code, /^\p{Lu}{2,4}$/u.test(text));
  return read;
}

/** As the country calls itself in its first language: Türkiye. */
function ownName(code: string): string {
  try {
    const { language } = new Intl.Locale(`und-${code}`).maximize();
    return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? '';
  } catch {
    return ''; // no code of the standard
  }
}
