import { type Locale, languages } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import type { ReportCover } from '../../dossier/report-cover.ts';
import { type DossierFacts, wordOf } from '../context/dossier-facts.ts';
import { reportWords } from '../context/report-words.ts';

const maxNameChars = 400;

/** The name a reader of the language can read, and the other one: readers of a language read its script, everybody Latin letters. */
export function headlineNames(facts: DossierFacts, cover: Pick<ReportCover, 'requestedAs'>, locale: Locale) {
  const native = wordOf(facts.one('identification', 'legal_name')?.value);
  const latin = wordOf(facts.one('identification', 'latin_name')?.value);
  const isReadable = new RegExp(`^[\\p{Script=${languages[locale].script}}\\p{Script=Latin}\\P{L}]*$`, 'u');
  const chosen = native !== '' && (isReadable.test(native) || latin === '') ? native : latin;
  const name = chosen || cover.requestedAs.name;
  const other = name === native ? latin : native;
  return {
    name: shorten(name, maxNameChars) || reportWords[locale].notKnown,
    otherName: other === name ? '' : shorten(other, maxNameChars),
  };
}
