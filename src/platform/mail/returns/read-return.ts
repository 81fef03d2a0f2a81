import { withoutAddresses } from '#platform/jobs/without-addresses.ts';
import { blocksOf, type Fields, type MailParts, readFields, splitMail } from './mail-parts.ts';

/**
 * What a mail server or a provider says of a mail it had taken: it came back for good, it is late and still tried, or whoever got it
 * called it unwanted.
 */
export type ReturnKind = 'bounce' | 'delay' | 'complaint';

export type ReadReturn = Readonly<{
  kind: ReturnKind;
  /** Of RFC 3463, as `5.1.1`; of a complaint its type, as `abuse`. */
  status: string;
  /** The server's words, without addresses; empty where it has none. */
  words: string;
}>;

/**
 * Reads a delivery report (RFC 3464) or a complaint (RFC 5965) out of the beginning of a mail. Undefined where it is neither, as an
 * answer of somebody who is away, or speaks of a mail that arrived. Pure, and bounded whatever it is given.
 */
export function readReturn(raw: Buffer | string): ReadReturn | undefined {
  const mail = splitMail(raw);
  const of = (type: string) => mail.parts.find(({ fields }) => typeOf(fields) === type)?.body;
  const delivery = of('message/delivery-status') ?? of('message/global-delivery-status');
  if (delivery !== undefined) return readDelivery(delivery);
  const complaint = of('message/feedback-report');
  if (complaint !== undefined) return readComplaint(complaint);
  return readPlain(mail);
}

const typeOf = (fields: Fields) => (fields.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();

/** Of several recipients the worst; ours have one each. The first block is about the report itself. */
function readDelivery(body: string): ReadReturn | undefined {
  const found = blocksOf(body).flatMap((block) => readRecipient(readFields(block)) ?? []);
  return found.find(({ kind }) => kind === 'bounce') ?? found[0];
}

/**
 * A server that writes `failed` has stopped trying, also where its last word was one of the 4.x.x: the mail never arrived.
 * Where it does not say what it did, the class of the status decides.
 */
function readRecipient(fields: Fields): ReadReturn | undefined {
  const action = /^[a-z]+/.exec((fields.get('action') ?? '').toLowerCase())?.[0];
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0];
  if (action === undefined && status === undefined) return undefined;
  const words = withoutAddresses((fields.get('diagnostic-code') ?? '').replace(/^[\w-]{1,20}\s?;\s?/, ''));
  if (action === 'failed' || (action === undefined && status?.startsWith('5')))
    return { kind: 'bounce', status: status ?? '5.0.0', words };
  if (action === 'delayed' || (action === undefined && status?.startsWith('4')))
    return { kind: 'delay', status: status ?? '4.0.0', words };
  return undefined;
}

function readComplaint(body: string): ReadReturn | undefined {
  const fields = readFields(blocksOf(body)[0] ?? []);
  const type = /^[a-z-]{1,20}/.exec((fields.get('feedback-type') ?? '').toLowerCase())?.[0];
  if (type === undefined || type === 'not-spam') return undefined;
  return { kind: 'complaint', status: type, words: '' };
}

/** Exim before 4.86 wrote no report, but names whom it did not reach in a field. */
function readPlain({ fields }: MailParts): ReadReturn | undefined {
  if (
    !fields.has('x-failed-recipients') ||
    !/^auto-(replied|generated)/i.test(fields.get('auto-submitted') ?? '')
  )
    return undefined;
  return { kind: 'bounce', status: '5.0.0', words: '' };
}
