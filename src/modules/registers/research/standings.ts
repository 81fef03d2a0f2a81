import type { SourcePart } from '#findings/reading/finding.ts';
import type { ResearchState } from './research-states.ts';

/** How many questions to a source about a part stand in a state, and when the last of them ended. */
export type Standing = Readonly<{
  source: string;
  part: SourcePart;
  state: ResearchState;
  tasks: number;
  lastAt: Date | null;
}>;
