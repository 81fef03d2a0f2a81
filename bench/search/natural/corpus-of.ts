import type { Corpus } from '../corpus/corpus.ts';
import { coinedCorpus } from '../corpus/countries.ts';
import { naturalCorpus } from './natural-countries.ts';

/** The register that is asked for: of words that people use, or of coined ones. */
export const corpusOf = ({ seed, isNatural }: Readonly<{ seed: number; isNatural: boolean }>): Corpus =>
  isNatural ? naturalCorpus(seed) : coinedCorpus(seed);
