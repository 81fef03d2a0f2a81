/** Words that are one slip apart share a spelling once a letter is left out of each: finds them without comparing all. */
export type SlipIndex = Readonly<{
  /** Hands over the places of words that may be one slip from the word: some are not, none that is lacks. */
  around(word: string, take: (place: number) => void): void;
}>;

const longestWord = 40;
const base = 0x01000193;

/** So many words are read between two pauses. */
const stride = 8_000;

/** Indexes words by place: none, one or two spellings stand at each. Pauses now and then. */
export function* buildSlipIndex(words: readonly (readonly string[])[]): Generator<void, SlipIndex> {
  let most = 0;
  for (const spellings of words) for (const word of spellings) most += word.length + 1;
  const size = 2 ** Math.max(8, Math.ceil(Math.log2(most + 1)));
  const [hashes, owners] = [new Uint32Array(most), new Uint32Array(most)];
  const starts = new Uint32Array(size + 1);
  let count = 0;
  for (let place = 0; place < words.length; place += 1) {
    if (place % stride === 0) yield;
    for (const word of words[place] ?? []) {
      const found = spell(word, size);
      for (let one = 0; one < found; one += 1) {
        const at = spelled[one] ?? 0;
        hashes[count] = at;
        owners[count] = place;
        count += 1;
        starts[at + 1] = (starts[at + 1] ?? 0) + 1;
      }
    }
  }
  yield;
  for (let at = 0; at < size; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  yield;
  const places = new Uint32Array(count);
  const next = starts.slice(0, size);
  for (let one = 0; one < count; one += 1) {
    const at = hashes[one] ?? 0;
    places[next[at] ?? 0] = owners[one] ?? 0;
    next[at] = (next[at] ?? 0) + 1;
  }
  return {
    around(word, take) {
      const found = spell(word, size);
      const asked = spelled.slice(0, found);
      for (const at of asked) {
        const end = starts[at + 1] ?? 0;
        for (let one = starts[at] ?? 0; one < end; one += 1) take(places[one] ?? 0);
      }
    },
  };
}

/** Room for the spellings of one word. */
const spelled = new Uint32Array(longestWord + 1);
const heads = new Uint32Array(longestWord + 1);

/** Puts where the word stands in the table, whole and without each of its letters, into `spelled`, and says how many they are. */
function spell(word: string, size: number): number {
  const length = Math.min(word.length, longestWord);
  for (let at = 0; at < length; at += 1)
    heads[at + 1] = (Math.imul(heads[at] ?? 0, base) + word.charCodeAt(at)) >>> 0;
  const whole = heads[length] ?? 0;
  let count = 0;
  spelled[count++] = placeIn(whole, size);
  // The hash without a letter is the hash before it, moved up, and that of what follows.
  let power = 1;
  for (let at = length - 1; at >= 0; at -= 1) {
    const after = whole - Math.imul(heads[at + 1] ?? 0, power);
    spelled[count++] = placeIn(Math.imul(heads[at] ?? 0, power) + after, size);
    power = Math.imul(power, base);
  }
  return count;
}

/** Mixes the bits of a hash, so that words with the same ending do not share a place. */
function placeIn(hash: number, size: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed ^= mixed >>> 13;
  return (mixed >>> 0) & (size - 1);
}
