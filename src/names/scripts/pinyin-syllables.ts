/** Syllables of Standard Chinese without tones: an initial and the finals that it has. */
const table = `
- a ai an ang ao e ei en eng er o ou yi ya yao ye you yan yin yang ying yo yong wu wa wo wai wei wan wen wang weng yu yue yuan yun
b a ai an ang ao ei en eng i ian iao ie in ing o u
p a ai an ang ao ei en eng i ian iao ie in ing o ou u
m a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u
f a an ang ei en eng o ou u
d a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo
t a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo
n a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan ue uo
l a ai an ang ao e ei eng i ia ian iang iao ie in ing iu o ong ou u uan ue un uo
g a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo
k a ai an ang ao e en eng ong ou u ua uai uan uang ui un uo
h a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo
j i ia ian iang iao ie in ing iong iu u uan ue un
q i ia ian iang iao ie in ing iong iu u uan ue un
x i ia ian iang iao ie in ing iong iu u uan ue un
zh a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo
ch a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo
sh a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo
r an ang ao e en eng i ong ou u ua uan ui un uo
z a ai an ang ao e ei en eng i ong ou u uan ui un uo
c a ai an ang ao e en eng i ong ou u uan ui un uo
s a ai an ang ao e en eng i ong ou u uan ui un uo
`;

const syllables = new Map<string, string>();
for (const line of table.trim().split('\n')) {
  const [initial = '', ...finals] = line.split(' ');
  for (const final of finals) {
    const syllable = (initial === '-' ? '' : initial) + final;
    syllables.set(syllable, syllable);
  }
}
// The ü of lü and nü is typed as v, yu or u.
for (const initial of ['l', 'n'])
  for (const tail of ['', 'e'])
    for (const u of ['v', 'yu']) syllables.set(initial + u + tail, `${initial}u${tail}`);

const longest = 6;
const maxCuts = 3;
/** Nobody types more of a name in one. */
const maxLetters = 60;

/**
 * A word of pinyin without tones as its syllables, in the likeliest ways of cutting it, three at most: xian is xian and
 * xi an. Empty where it cannot be cut.
 */
export function cutPinyin(word: string): string[][] {
  if (word.length > maxLetters) return [];
  const cuts: string[][] = [];
  const dead = new Set<number>();
  const walk = (from: number, before: readonly string[]): boolean => {
    if (from === word.length) {
      cuts.push([...before]);
      return true;
    }
    if (dead.has(from)) return false;
    let isAlive = false;
    for (
      let length = Math.min(longest, word.length - from);
      length > 0 && cuts.length < maxCuts;
      length -= 1
    ) {
      const syllable = syllables.get(word.slice(from, from + length));
      if (syllable !== undefined && walk(from + length, [...before, syllable])) isAlive = true;
    }
    if (!isAlive && cuts.length < maxCuts) dead.add(from);
    return isAlive;
  };
  walk(0, []);
  return cuts;
}
