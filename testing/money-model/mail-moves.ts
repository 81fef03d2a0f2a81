import { afterAttempt, afterTaken } from '#workflows/deliver-report/delivery-decision.ts';
import { changeMail, demandCapture, type MoneyState, moveOrder, releaseAll } from './money-state.ts';
import type { Sabotage } from './sabotage.ts';

/**
 * What can happen while a report is being handed over: the mail server takes it or not, its answer arrives or is lost,
 * our process dies before or after hearing it, the work is taken up again, a person finds out.
 */
export function mailMoves(state: MoneyState, sabotage: Sabotage): MoneyState[] {
  if (state.order !== 'sending') return lateAnswers(state);
  return [
    ...outside(state),
    ...inside(state, sabotage),
    ...(sabotage.unlockedSending ? unlocked(state) : []),
  ];
}

function outside(state: MoneyState): MoneyState[] {
  if (state.mail.attempt !== 'asking') return [];
  const taken = changeMail(state, { wasTaken: true });
  return [
    changeMail(taken, { attempt: 'told_yes' }),
    changeMail(state, { attempt: 'told_no' }),
    ...[taken, state].map(hearNothing), // a lost answer, or kill -9 while it was on its way
  ];
}

function inside(state: MoneyState, sabotage: Sabotage): MoneyState[] {
  const { attempt, isInDoubt, wasTaken } = state.mail;
  if (attempt === 'told_yes') return [record(state, sabotage), hearNothing(state)];
  if (attempt === 'told_no') return [end(state), hearNothing(state)];
  if (attempt === 'asking' || !isInDoubt || sabotage.forgetDoubt) return [];
  const people = wasTaken ? record(state, sabotage) : clear(moveOrder(state, 'stop_sending'));
  return [changeMail(state, { attempt: 'asking' }), people];
}

/** The process that heard the answer died, or never heard one: the next run finds the order in doubt. */
function hearNothing(state: MoneyState): MoneyState {
  return changeMail(state, { attempt: 'none', isInDoubt: true });
}

function end(state: MoneyState): MoneyState {
  const next = afterAttempt('not_taken', state.mail.isInDoubt);
  if (next === 'doubt') return changeMail(state, { attempt: 'none' });
  return clear(moveOrder(state, 'stop_sending'));
}

/** The 250, written down: the order first, then the money as it is by now. */
function record(state: MoneyState, sabotage: Sabotage): MoneyState {
  const sent = clear(moveOrder(state, 'send'));
  const index = sent.payments.findIndex(({ isActive }) => isActive);
  const isFree = sent.price === 'nothing' && !sabotage.debitLate;
  const next = afterTaken(sent.payments[index]?.state ?? 'expired', isFree);
  if (next === 'demand_capture') return demandCapture(sent, index, sabotage);
  const moved = moveOrder(sent, next);
  return next === 'waive' && !sabotage.keepFreeHold ? releaseAll(moved) : moved;
}

function clear(state: MoneyState): MoneyState {
  return changeMail(state, { attempt: 'none', isInDoubt: false });
}

/** What the step `sending` prevents: a cancelled order, or one without funds, whose mail is taken. */
function unlocked(state: MoneyState): MoneyState[] {
  return [releaseAll({ ...state, order: 'cancelled' }), { ...state, order: 'funds_needed' }];
}

function lateAnswers(state: MoneyState): MoneyState[] {
  if (state.mail.attempt !== 'asking') return [];
  return [changeMail(state, { wasTaken: true, attempt: 'none' }), changeMail(state, { attempt: 'none' })];
}
