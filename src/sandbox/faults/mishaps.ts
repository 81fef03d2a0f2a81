import { callModes, type Mishaps, webhookModes } from '../ledger/fault-names.ts';

/** A slow answer, and a webhook that comes after the next ones. */
const slowMs = 300;
const lateMs = 30_000;

/** So many of a hundred calls and webhooks go wrong, each in one of the ways in which a test may order it. */
export function createMishaps(percent: number, random: () => number = Math.random): Mishaps {
  const oneOf = <Mode>(modes: readonly [Mode, ...Mode[]]): Mode =>
    modes[Math.floor(random() * modes.length)] ?? modes[0];
  return (target) => {
    if (target === 'refund_outcome' || random() * 100 >= percent) return undefined;
    if (target === 'webhooks') return { mode: oneOf(webhookModes), delay_ms: lateMs };
    return { mode: oneOf(callModes), delay_ms: slowMs };
  };
}
