import type { Clock } from '#kernel/clock.ts';
import { startScriptedSmtp } from '../scripted-smtp.ts';

/** A report that the mail server took, by the clock of the run. */
export type TakenReport = Readonly<{ number: string; recipient: string; messageId: string; at: Date }>;

/** The mail server of a run: of so many mails one is put off or, worse, taken without a word. */
export async function startMailWorld(clock: Clock, random: () => number, share: number) {
  const smtp = await startScriptedSmtp();
  const reports: TakenReport[] = [];
  let mails = 0;
  let troubles = 0;
  const sometimes = (words: string) => () => {
    // A mail passes three stages at which something may happen.
    if (random() >= share / 3) return undefined;
    troubles += 1;
    return words;
  };
  smtp.answers.rcpt = sometimes('451 4.3.0 try again later');
  smtp.answers.data = sometimes('421 4.7.0 closing, too busy');
  const hangUp = sometimes('hang up');
  const putOff = sometimes('451 4.3.0 out of room for a moment');
  smtp.answers.content = () => (random() < 0.5 ? hangUp() : putOff());
  smtp.pauses.content = async () => {
    for (const { raw, recipient, messageId } of smtp.taken.splice(0)) {
      mails += 1;
      const number = /(CC-\d{4}-\d{6})-en\.pdf/.exec(raw)?.[1];
      if (number !== undefined && messageId.includes('report.'))
        reports.push({ number, recipient, messageId, at: clock.now() });
    }
  };
  return {
    url: smtp.url,
    reports,
    counts: () => ({ mails, troubles }),
    close: smtp.close,
  };
}
