import { maxReadBytes } from './mail-parts.ts';
import { type ReadReturn, readReturn } from './read-return.ts';
import type { ReturnAddresses } from './return-addresses.ts';

/** A return of a mail of ours. */
export type MailReturn = ReadReturn & Readonly<{ mailId: string }>;

/** What became of a message that came to us as a return: `unread` says nothing of a mail, `unsigned` names none of ours. */
export type ReturnOutcome = ReadReturn['kind'] | 'unread' | 'unsigned';

export interface ReturnIntake {
  readonly addresses: ReturnAddresses;
  /** Reads a whole message; `recipients` are those of its envelope, where they are known. */
  take(raw: Buffer, recipients?: readonly string[]): Promise<ReturnOutcome>;
  /** What a relay has read itself; `to` is the address the mail came back to. */
  takeTold(told: ReadReturn & Readonly<{ to: string }>): Promise<ReturnOutcome>;
}

/** Takes what comes back, whichever way it comes. What cannot be read or was not signed by us is dropped and counted. */
export function createReturnIntake(deps: {
  addresses: ReturnAddresses;
  keep: (returned: MailReturn) => Promise<void>;
  count: (outcome: ReturnOutcome) => void;
}): ReturnIntake {
  const { addresses, keep, count } = deps;

  async function end(read: ReadReturn | undefined, mailId: string | undefined): Promise<ReturnOutcome> {
    const outcome = read === undefined ? 'unread' : mailId === undefined ? 'unsigned' : read.kind;
    if (read !== undefined && mailId !== undefined) await keep({ ...read, mailId });
    count(outcome);
    return outcome;
  }

  return {
    addresses,
    take(raw, recipients = []) {
      const read = readReturn(raw);
      // A complaint comes to another address and repeats ours in what it quotes.
      const quoted = read === undefined ? '' : raw.toString('latin1', 0, maxReadBytes);
      return end(read, addresses.findMail(recipients.slice(0, 10).join(' ')) ?? addresses.findMail(quoted));
    },
    takeTold: ({ to, ...read }) => end(read, addresses.findMail(to)),
  };
}
