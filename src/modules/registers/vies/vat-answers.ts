import { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import { shorten } from '#kernel/shorten.ts';
import { createCallBudget } from '../live/call-budget.ts';
import { kindOfFault, SourceUnavailable } from '../live/connector.ts';
import { jsonReader } from '../live/read-json.ts';
import { told } from './told.ts';
import { viesNumberOf } from './vat-number-of.ts';

export const viesUrl = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

/** What VIES said of a VAT number; `unanswered` says nothing of it. Name and address are empty where a state tells none. */
export type VatAnswer = Readonly<{
  /** With the letters of its state. */
  number: string;
  outcome: 'valid' | 'not_valid' | 'unanswered';
  name: string;
  address: string;
  /** Given where the question named who asks; empty otherwise. */
  requestIdentifier: string;
  askedAt: Date;
}>;

export interface VatAnswers {
  /** Never throws: whatever goes wrong is `unanswered`. Undefined for a number that is none of the Union's. */
  ask(countryCode: string, vatCode: string): Promise<VatAnswer | undefined>;
}

/** Figures of the machine around VIES; tests make them small. */
const viesFigures = { timeoutMs: 3_000, failuresToPause: 3, pauseMs: 30_000 };

/** An answer is good for so long: who corrects another field does not have it asked again, nor waits for a silence twice. */
const keptMs = { valid: 10 * 60_000, not_valid: 10 * 60_000, unanswered: 20_000 } as const;
const maxKept = 500;

const reply = z.object({
  isValid: z.boolean(),
  userError: z.string().max(100).nullish(),
  name: z.string().max(5_000).nullish(),
  address: z.string().max(5_000).nullish(),
  requestIdentifier: z.string().max(1_000).nullish(),
});

/**
 * Asks VIES about the VAT numbers of buyers. `requester` is the seller's own number, where it is one of the Union: then the
 * answer carries an identifier that proves that it was asked. States that are away, a used-up budget and a service that
 * failed again and again are `unanswered` at once or after three seconds.
 */
export function createVatAnswers(
  deps: Readonly<{
    clock: Clock;
    url?: string | undefined;
    requester?: () => Promise<string | undefined>;
    report?: (silence: Readonly<{ reason: string; detail: string }>) => void;
    figures?: typeof viesFigures;
  }>,
): VatAnswers {
  const { clock, url = viesUrl, requester = async () => undefined, report, figures = viesFigures } = deps;
  const read = jsonReader(url);
  const now = () => clock.now().getTime();
  const budget = createCallBudget({ calls: 30, perSeconds: 60 }, now);
  const kept = new Map<string, VatAnswer>();
  let failures = 0;

  async function look(number: string): Promise<Omit<VatAnswer, 'number' | 'askedAt'>> {
    if (!budget.take()) throw new SourceUnavailable('too_often');
    const own = await requester();
    const { value } = await read({
      path: `/ms/${number.slice(0, 2)}/vat/${encodeURIComponent(number.slice(2))}`,
      query:
        own === undefined ? {} : { requesterMemberStateCode: own.slice(0, 2), requesterNumber: own.slice(2) },
      schema: reply,
      signal: AbortSignal.timeout(figures.timeoutMs),
    });
    if (value === undefined) throw new SourceUnavailable('unexpected_answer');
    const word = value.userError ?? (value.isValid ? 'VALID' : 'INVALID');
    const requestIdentifier = shorten(value.requestIdentifier ?? '', 100);
    if (word === 'INVALID' || word === 'INVALID_INPUT')
      return { outcome: 'not_valid', name: '', address: '', requestIdentifier };
    // MS_UNAVAILABLE, TIMEOUT and whatever comes: the state was not heard, though the service is there.
    if (word !== 'VALID' || !value.isValid)
      throw new SourceUnavailable('no_answer', { isPartial: true, detail: shorten(word, 40) });
    const [name, address] = [told(value.name) ?? '', told(value.address) ?? ''];
    return {
      outcome: 'valid',
      name: shorten(name, 300),
      address: shorten(address, 500),
      requestIdentifier,
    };
  }

  /** Only the service's own failure counts: a state that is silent was asked by it, and who was not asked failed nobody. */
  function countFailure({ isPartial, reason }: SourceUnavailable): void {
    if (reason === 'too_often') return;
    failures = isPartial ? 0 : failures + 1;
    if (failures >= figures.failuresToPause) budget.pauseUntil(now() + figures.pauseMs);
  }

  return {
    async ask(countryCode, vatCode) {
      const number = viesNumberOf(countryCode, vatCode);
      if (number === undefined) return undefined;
      const known = kept.get(number);
      if (known !== undefined && now() - known.askedAt.getTime() < keptMs[known.outcome]) return known;
      const askedAt = clock.now();
      try {
        const answer = { number, askedAt, ...(await look(number)) };
        failures = 0;
        keep(kept, answer);
        return answer;
      } catch (error) {
        const fault =
          error instanceof SourceUnavailable
            ? error
            : new SourceUnavailable('late', { detail: kindOfFault(error) });
        countFailure(fault);
        const { reason, detail } = fault;
        report?.({ reason, detail });
        const silence = { number, name: '', address: '', requestIdentifier: '', askedAt };
        const answer = { ...silence, outcome: 'unanswered' } as const;
        keep(kept, answer);
        return answer;
      }
    },
  };
}

/** The oldest makes room for the newest. */
function keep(kept: Map<string, VatAnswer>, answer: VatAnswer): void {
  kept.delete(answer.number);
  const [oldest] = kept.keys();
  if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
  kept.set(answer.number, answer);
}
