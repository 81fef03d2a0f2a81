import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import type { Clock } from '#kernel/clock.ts';
import { createCallBudget } from './call-budget.ts';
import {
  type Connector,
  type ConnectorAnswer,
  type ConnectorQuestion,
  kindOfFault,
  SourceUnavailable,
} from './connector.ts';

/** Figures of the machine around a connector; tests make them small. */
export type AskFigures = Readonly<{
  timeoutMs: number;
  /** So many failures in a row, and the register is left alone for a while. */
  failuresToOpen: number;
  openMs: number;
}>;

export const askFigures: AskFigures = { timeoutMs: 3_000, failuresToOpen: 5, openMs: 30_000 };

/** A register's own wish to be left alone, where it names none, and the longest that is granted. */
const pauseSeconds = 60;
const maxPauseSeconds = 3_600;

export type AskConnector = (question: ConnectorQuestion, signal: AbortSignal) => Promise<ConnectorAnswer>;

/**
 * A connector with a time limit, a circuit breaker and a bound on calls around it. Throws SourceUnavailable and nothing
 * else.
 */
export function createAskConnector(connector: Connector, clock: Clock, figures = askFigures): AskConnector {
  const budget = createCallBudget(connector.limit, () => clock.now().getTime());
  const breaker = circuitBreaker(
    // Being too often is our fault, and has a pause of its own.
    handleType(SourceUnavailable, ({ reason, isPartial }) => reason !== 'too_often' && !isPartial).orType(
      TaskCancelledError,
    ),
    { halfOpenAfter: figures.openMs, breaker: new ConsecutiveBreaker(figures.failuresToOpen) },
  );
  const policy = wrap(breaker, timeout(figures.timeoutMs, TimeoutStrategy.Aggressive));
  return async (question, signal) => {
    if (!budget.take()) throw new SourceUnavailable('too_often');
    try {
      return await policy.execute(({ signal: limited }) => connector.ask(question, limited), signal);
    } catch (error) {
      if (error instanceof SourceUnavailable) {
        const seconds = error.retryAfterSeconds ?? (error.reason === 'too_often' ? pauseSeconds : 0);
        if (seconds > 0) budget.pauseUntil(clock.now().getTime() + Math.min(seconds, maxPauseSeconds) * 1000);
        throw error;
      }
      if (error instanceof TaskCancelledError) throw new SourceUnavailable('late');
      if (error instanceof BrokenCircuitError)
        throw new SourceUnavailable('no_answer', { detail: 'circuit open' });
      throw new SourceUnavailable('unexpected_answer', { detail: kindOfFault(error) });
    }
  };
}
