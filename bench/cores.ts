import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const taskset = '/usr/bin/taskset';
const canPin = existsSync(taskset) && availableParallelism() > 1;

type Command = readonly [string, ...string[]];

/** Every measured server runs on the first core, one at a time, so that none has more of the machine than another. */
export function onServerCore(command: Command): Command {
  return canPin ? [taskset, '-c', '0', ...command] : command;
}

/** The load comes from another core. */
export function onLoadCore(command: Command): Command {
  return canPin ? [taskset, '-c', '1', ...command] : command;
}

/** What was done about cores, in words for the end of a table. */
export const coresNote = canPin
  ? 'servers on core 0, load from core 1'
  : 'nothing is pinned to a core (one core, or no taskset)';
