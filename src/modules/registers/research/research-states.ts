import { personNeeds } from '#findings/reading/reading.ts';
import { defineStateMachine } from '#kernel/state-machine.ts';

/** Where the question to one source about one part stands. */
export const researchStates = [
  'waiting',
  'asked',
  'found',
  'nothing_found',
  'not_filed',
  'unavailable',
  'needs_person',
  'dropped',
] as const;
export type ResearchState = (typeof researchStates)[number];

/**
 * Why a source did not answer, or only a person can go on. `quota`: our own calls to it were used up for too long. `partly_unreadable`
 * stands beside `found`: something was understood, and a part of what came was not.
 */
export const researchReasons = [
  'late',
  'no_answer',
  'too_often',
  'unexpected_answer',
  'quota',
  'unreadable',
  'partly_unreadable',
  'no_number',
  'unknown_source',
  ...personNeeds,
] as const;
export type ResearchReason = (typeof researchReasons)[number];

/** What can happen to it, in the imperative. */
export const researchEvents = [
  'ask',
  'wait',
  'find',
  'find_nothing',
  'find_none_filed',
  'give_up',
  'need_person',
  'drop',
  'ask_again',
  'hand_in',
  'hand_in_nothing',
  'read_again',
  'read_again_nothing',
  'read_again_none_filed',
  'read_again_in_vain',
] as const;
export type ResearchEvent = (typeof researchEvents)[number];

/** The law: silence is never "nothing found", and whatever was answered can be asked again. */
export const researchMachine = defineStateMachine<ResearchState, ResearchEvent>(researchStates, [
  { from: 'waiting', event: 'ask', to: 'asked', by: 'system' },
  // Our own calls to the source are used up for longer than anybody waits.
  { from: 'waiting', event: 'give_up', to: 'unavailable', by: 'system' },
  // Its process died: somebody else asks.
  { from: 'asked', event: 'ask', to: 'asked', by: 'system' },
  { from: 'asked', event: 'wait', to: 'waiting', by: 'system' },
  { from: 'asked', event: 'find', to: 'found', by: 'source' },
  { from: 'asked', event: 'find_nothing', to: 'nothing_found', by: 'source' },
  { from: 'asked', event: 'find_none_filed', to: 'not_filed', by: 'source' },
  { from: 'asked', event: 'give_up', to: 'unavailable', by: 'system' },
  { from: 'asked', event: 'need_person', to: 'needs_person', by: 'system' },
  // The order is over: nobody wants to know any more, and an answer that still comes changes nothing.
  { from: 'waiting', event: 'drop', to: 'dropped', by: 'system' },
  { from: 'asked', event: 'drop', to: 'dropped', by: 'system' },
  { from: 'found', event: 'ask_again', to: 'waiting', by: 'staff' },
  { from: 'nothing_found', event: 'ask_again', to: 'waiting', by: 'staff' },
  { from: 'not_filed', event: 'ask_again', to: 'waiting', by: 'staff' },
  { from: 'unavailable', event: 'ask_again', to: 'waiting', by: 'staff' },
  { from: 'needs_person', event: 'ask_again', to: 'waiting', by: 'staff' },
  { from: 'dropped', event: 'ask_again', to: 'waiting', by: 'staff' },
  // Somebody brought a file, or a newer one; of a part it may say nothing any more.
  { from: 'waiting', event: 'hand_in', to: 'found', by: 'staff' },
  { from: 'found', event: 'hand_in', to: 'found', by: 'staff' },
  { from: 'nothing_found', event: 'hand_in', to: 'found', by: 'staff' },
  { from: 'not_filed', event: 'hand_in', to: 'found', by: 'staff' },
  { from: 'unavailable', event: 'hand_in', to: 'found', by: 'staff' },
  { from: 'needs_person', event: 'hand_in', to: 'found', by: 'staff' },
  { from: 'dropped', event: 'hand_in', to: 'found', by: 'staff' },
  { from: 'waiting', event: 'hand_in_nothing', to: 'nothing_found', by: 'staff' },
  { from: 'found', event: 'hand_in_nothing', to: 'nothing_found', by: 'staff' },
  { from: 'nothing_found', event: 'hand_in_nothing', to: 'nothing_found', by: 'staff' },
  { from: 'not_filed', event: 'hand_in_nothing', to: 'nothing_found', by: 'staff' },
  { from: 'unavailable', event: 'hand_in_nothing', to: 'nothing_found', by: 'staff' },
  { from: 'needs_person', event: 'hand_in_nothing', to: 'nothing_found', by: 'staff' },
  { from: 'dropped', event: 'hand_in_nothing', to: 'nothing_found', by: 'staff' },
  // A newer reader has read what is kept; what it reads no better stays as it was read before.
  ...(['found', 'nothing_found', 'not_filed', 'unavailable', 'needs_person'] as const).flatMap(
    (from) =>
      [
        { from, event: 'read_again', to: 'found', by: 'system' },
        { from, event: 'read_again_nothing', to: 'nothing_found', by: 'system' },
        { from, event: 'read_again_none_filed', to: 'not_filed', by: 'system' },
        { from, event: 'read_again_in_vain', to: from, by: 'system' },
      ] as const,
  ),
]);

/** The question is still open: it will be asked, or is being asked. */
export function isOpenQuestion(state: ResearchState): boolean {
  return state === 'waiting' || state === 'asked';
}
