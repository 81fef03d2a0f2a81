/** How the words of a stem go on: by Slavic endings, by those of languages in Latin letters, or by these and other words. */
export type Inflection = 'slavic' | 'latin' | 'compound';

// As foldWord spells them: ya is ia, y and e are i, ts is c.
const slavicForms =
  'a ia i ii o u iu oi aia oia uiu igo ogo omu imu ih im imi om ami iami ah iah am iam iom ioi'.split(' ');
const slavicKinds =
  'n in on ion ov iv sk isk ick icisk ic cn icn ocn arn iarn irn aln iln tiln itiln atiln liv cion acion icion itil til stv istv ctv nictv ost nost nictv an lan ovan irovan lin k ik itik atik ovk irovk ivk c ci aci icaci iring or tor ator itor'.split(
    ' ',
  );
/** Such need no other ending. */
const slavicNouns = 'ost nost ing iring or tor ator itor itil til'.split(' ');
const latinForms =
  'a ia i ii o u iu n s in ns as os is ias io ios ium um ai aia oi oio igo ogo ih im imi om omu ami iami ah iah lar lir lari liri si su sin li lu lik luk'.split(
    ' ',
  );
const latinKinds =
  'n ov sk isk ick al ial iar ari ic ik iv ikv iz ac icac ion acion azion icion cion ung ungs irung irungs irai ai arn nictv ictv stv ctv ost nosk ani ovani ator itor ant ol ologi ogi it ur atur tur lik cil kv nost'.split(
    ' ',
  );
const slavic = new RegExp(
  `^(?:${slavicKinds.join('|')}){0,3}(?:${[...slavicForms, ...slavicNouns].join('|')})$`,
);
const latin = new RegExp(`^(?:${latinKinds.join('|')}){0,3}(?:${latinForms.join('|')})?$`);
/** Words that trades of a German stem go on with: Stahlbau and Weinhandel, not Weinstein. */
const compound =
  /^(?:bau|tihnik|handil|handils|virk|virki|virks|sirvis|varin|industri|fabrik|virtrib|virarbaitung|produktion|produkt|produkti|anlagin|masinin|bitrib|bitribi|gisilsaft|givirbi|zintrum|sistim|sistimi|virtsaft|grup|logistik|vircihirung|agintur|markt|park)$/;
/** What makes surnames: Torgov, Stalina; and, of a stem that ends so as well, Lekovski, Petrovic. */
const surname = /(?:ov|iv|in)a?$/;
const longSurname = /(?:ov|iv|in)(?:sk|ic)/;

const longest = 9;
/** So short a stem begins words of any kind: after it stands a plain ending, and no letter of it is unheard. */
const shortStem = 3;

/**
 * Whether a word that sounds like a stem and goes on with `rest` is one of the stem's language still: inflected, or another
 * kind of word of the same meaning. What else goes on is somebody's name: Motor-ola, Torg-ov, Fisch-er, Wein-stein. `stem`
 * is the stem's sound, `letters` are its letters.
 */
export function isEnding(
  word: string,
  { stem, letters, inflection }: Readonly<{ stem: string; letters: string; inflection: Inflection }>,
  rest: string,
  isPlace: boolean,
): boolean {
  const isShort = stem.length <= shortStem;
  if (isShort && word.length > letters.length + rest.length + 1) return false;
  if (rest === '') return true;
  if (inflection === 'compound' && compound.test(rest)) return true;
  if (rest.length > longest) return false;
  if (surname.test(rest)) return rest === 'in' && isPlural(word, inflection);
  // Moskovskiy is of Moscow, Lekovski is not of medicines.
  if (longSurname.test(isPlace ? rest : stem.slice(-2) + rest)) return false;
  if (isShort) return (inflection === 'slavic' ? slavicForms : latinForms).includes(rest);
  return (inflection === 'slavic' ? slavic : latin).test(rest);
}

/** Anlagen, and not Stalin. */
const isPlural = (word: string, inflection: Inflection): boolean =>
  inflection !== 'slavic' && word.endsWith('en');
