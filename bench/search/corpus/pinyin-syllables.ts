const syllable =
  /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|iao|ian|ing|ang|eng|ong|uai|uan|ai|ei|ao|ou|an|en|er|ia|ie|iu|in|ua|uo|ui|un|ue|ve|a|o|e|i|u|v)/;
const initial = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?/;
const finals =
  'iang iong uang iao ian ing ang eng ong uai uan ai ei ao ou an en er ia ie iu in ua uo ui un ue ve a o e i u v'.split(
    ' ',
  );

/** Pinyin of a word cut into so many syllables; undefined where that cannot be. */
export function syllablesOf(pinyin: string, count: number): string[] | undefined {
  const text = pinyin
    .toLowerCase()
    .replaceAll(/[^a-zü]/g, '')
    .replaceAll('ü', 'v');
  return cut(text, count);
}

function cut(text: string, count: number): string[] | undefined {
  if (count === 0) return text === '' ? [] : undefined;
  if (!syllable.test(text)) return undefined;
  const head = initial.exec(text)?.[0] ?? '';
  for (const final of finals) {
    if (!text.startsWith(final, head.length)) continue;
    const rest = cut(text.slice(head.length + final.length), count - 1);
    if (rest !== undefined) return [head + final, ...rest];
  }
  return undefined;
}
