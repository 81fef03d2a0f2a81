import { defineStateMachine } from '#kernel/state-machine.ts';

/**
 * What has become of a file that was given. `refused`: nothing of it is in. `stopped`: a part of it is in.
 * `died`: the process said nothing more, so nobody knows but from what is in.
 */
export const importRunStates = ['running', 'finished', 'refused', 'stopped', 'died'] as const;
export type ImportRunState = (typeof importRunStates)[number];

/** What can happen to it, in the imperative. */
export const importRunEvents = ['finish', 'refuse', 'stop', 'fall_silent', 'speak_again'] as const;
export type ImportRunEvent = (typeof importRunEvents)[number];

/** The law: what has died may only have been asleep, what has ended stays so. */
export const importRunMachine = defineStateMachine<ImportRunState, ImportRunEvent>(importRunStates, [
  { from: 'running', event: 'finish', to: 'finished', by: 'import' },
  { from: 'running', event: 'refuse', to: 'refused', by: 'import' },
  { from: 'running', event: 'stop', to: 'stopped', by: 'import' },
  { from: 'running', event: 'fall_silent', to: 'died', by: 'system' },
  { from: 'died', event: 'speak_again', to: 'running', by: 'import' },
  { from: 'died', event: 'finish', to: 'finished', by: 'import' },
  { from: 'died', event: 'refuse', to: 'refused', by: 'import' },
  { from: 'died', event: 'stop', to: 'stopped', by: 'import' },
]);
