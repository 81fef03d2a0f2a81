import { createHash } from 'node:crypto';
import { Unreadable } from '#findings/reading/reading.ts';
import {
  childrenOf,
  findNode,
  readRecords,
  textOf,
  type XmlNode,
} from '#findings/reading/xml/xml-records.ts';
import type { CalendarDay } from '#kernel/business-days.ts';

/** No statement of a day or a month comes near these. */
const camtBounds = { maxBytes: 5 * 1024 * 1024, maxElements: 400_000, maxDepth: 40 } as const;
const maxEntries = 5_000;
/** Of larger batches a part is looked for at its own former place alone. */
const maxPlaces = 100;
const maxLength = { account: 40, debtor: 200, remittance: 1_000 } as const;

/** Money that came into our account. */
export type CreditEntry = Readonly<{
  account: string;
  /** The same in every statement in which the entry stands. */
  key: string;
  /**
   * Those of a part of a batch whose bank named only the whole, as they were written while keys held the part's place: the place that it has
   * now first, then those of the others, for the parts may have come in another order.
   */
  formerKeys?: readonly string[];
  amountMinor: number;
  /** As the bank writes it, upper case. */
  currency: string;
  bookedOn: CalendarDay;
  debtor: string;
  remittance: string;
}>;

/** What a statement has: money that came, and how much else there was. */
export type BankStatement = Readonly<{ account: string; entries: readonly CreditEntry[]; skipped: number }>;

/**
 * Reads a statement of one account in the form camt.053 (ISO 20022): booked credits, one for each transaction of a batch
 * whose amounts are said. Debits, reversals and what is only announced are skipped. Pure; throws `Unreadable`.
 */
export function readStatement(bytes: Uint8Array): BankStatement {
  if (!/camt\.053\.001\.\d\d/.test(Buffer.from(bytes.subarray(0, 4_096)).toString('latin1')))
    throw new Unreadable('not_this_format', 'it is no bank statement of the form camt.053');
  const records = readRecords(bytes, ['Acct', 'Ntry'], camtBounds);
  const accounts = new Set(records.filter(({ name }) => name === 'Acct').map(accountOf));
  const [account = '', another] = [...accounts];
  if (account === '' || another !== undefined)
    throw new Unreadable('not_this_format', 'it has to be of one account, and name it');
  const entries = records.filter(({ name }) => name === 'Ntry');
  if (entries.length > maxEntries) throw new Unreadable('too_many', `more than ${maxEntries} entries`);
  const taken = entries.map((entry) => (isBookedCredit(entry) ? creditsOf(account, entry) : []));
  const credits = taken.flat();
  if (credits.length > maxEntries) throw new Unreadable('too_many', `more than ${maxEntries} entries`);
  return { account, entries: withKeys(credits), skipped: taken.filter((of) => of.length === 0).length };
}

/** `nth` of the parts of a batch that say the same; `formerly` the references that may have stood in the key before. */
type Unkeyed = Omit<CreditEntry, 'key' | 'formerKeys'> &
  Readonly<{ reference: string; more: string; nth: number; formerly: readonly string[] }>;

function accountOf(node: XmlNode): string {
  const id = childrenOf(node, 'Id')[0];
  const said = textOf(id, 'IBAN') ?? (id === undefined ? undefined : textOf(childrenOf(id, 'Othr')[0], 'Id'));
  return (said ?? '').replaceAll(/\s/g, '').toUpperCase().slice(0, maxLength.account);
}

function isBookedCredit(entry: XmlNode): boolean {
  const status = childrenOf(entry, 'Sts')[0];
  const isBooked = (textOf(status, 'Cd') ?? status?.text) === 'BOOK';
  const isReversal = textOf(entry, 'RvslInd') === 'true' || textOf(entry, 'RvslInd') === '1';
  return isBooked && textOf(entry, 'CdtDbtInd') === 'CRDT' && !isReversal;
}

/** Of a batch each transaction, where the parts make the whole; else the entry as one. */
function creditsOf(account: string, entry: XmlNode): Unkeyed[] {
  const whole = amountOf(childrenOf(entry, 'Amt')[0]);
  const date = childrenOf(entry, 'BookgDt')[0] ?? childrenOf(entry, 'ValDt')[0];
  const bookedOn = dayOf(textOf(date, 'Dt') ?? textOf(date, 'DtTm'));
  const reference = referenceOf(textOf(entry, 'AcctSvcrRef'));
  const details = childrenOf(entry, 'NtryDtls').flatMap((node) => childrenOf(node, 'TxDtls'));
  const parts = details.map((node) => ({ node, amount: partAmountOf(node) }));
  const sum = parts.reduce((total, { amount }) => total + (amount?.amountMinor ?? Number.NaN), 0);
  const isSplit =
    parts.length > 1 &&
    sum === whole.amountMinor &&
    parts.every(({ amount }) => amount?.currency === whole.currency && amount.amountMinor > 0);
  const times = new Map<string, number>();
  const of = (nodes: readonly XmlNode[], amount: typeof whole, place = 0): Unkeyed => {
    const first = nodes[0];
    const refs = first === undefined ? undefined : childrenOf(first, 'Refs')[0];
    const own = referenceOf(textOf(refs, 'AcctSvcrRef'));
    const said = {
      ...{ account, ...amount, bookedOn },
      debtor: shortened(nodes.map(debtorOf).find((name) => name !== '') ?? '', maxLength.debtor),
      remittance: shortened(
        [...nodes.map(remittanceOf), nodes.length === 0 ? (textOf(entry, 'AddtlNtryInf') ?? '') : '']
          .filter(Boolean)
          .join(' · '),
        maxLength.remittance,
      ),
      reference: isSplit ? [reference, own].filter(Boolean).join('/') : reference || own,
      more: textOf(refs, 'EndToEndId') ?? '',
    };
    // Equal parts are told apart by their number, also under one reference of their own: their order may change.
    const words = JSON.stringify(said);
    const nth = isSplit ? (times.get(words) ?? 0) + 1 : 1;
    times.set(words, nth);
    const hadPlaces = isSplit && own === '' && reference !== '';
    const formerly = hadPlaces ? placesFrom(place, parts.length).map((at) => `${reference}/#${at}`) : [];
    return { ...said, nth, formerly };
  };
  if (whole.amountMinor === 0) return [];
  return isSplit
    ? parts.map(({ node, amount }, at) => of([node], amount ?? whole, at + 1))
    : [of(details, whole)];
}

/** The own place, then all others of a batch that is not too large. */
function placesFrom(own: number, count: number): number[] {
  const places = count > maxPlaces ? [] : Array.from({ length: count }, (_, at) => at + 1);
  return [own, ...places.filter((place) => place !== own)];
}

function partAmountOf(node: XmlNode): ReturnType<typeof amountOf> | undefined {
  const inDetails = childrenOf(childrenOf(node, 'AmtDtls')[0], 'TxAmt')[0];
  const amount = childrenOf(node, 'Amt')[0] ?? childrenOf(inDetails, 'Amt')[0];
  return amount === undefined ? undefined : amountOf(amount);
}

/** `80.00` of a currency with two digits, exactly: no amount of ours has more. */
function amountOf(node: XmlNode | undefined): { amountMinor: number; currency: string } {
  const currency = node?.attribute('Ccy') ?? '';
  const [, whole = '', part = ''] = /^(\d{1,11})(?:\.(\d{1,5}))?$/.exec(node?.text ?? '') ?? [];
  const cents = part.replace(/0+$/, '');
  if (whole === '' || !/^[A-Z]{3}$/.test(currency))
    throw new Unreadable('broken', `no amount at line ${node?.line ?? 0}`);
  // What is finer than a cent is in no currency of ours: nothing of it is counted.
  if (cents.length > 2) return { amountMinor: 0, currency };
  return { amountMinor: Number(whole) * 100 + Number(cents.padEnd(2, '0')), currency };
}

function dayOf(said: string | undefined): CalendarDay {
  const day = /^(\d{4}-\d\d-\d\d)/.exec(said ?? '')?.[1] ?? '';
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day)
    throw new Unreadable('broken', 'an entry has no day');
  return day;
}

/** Words that banks write where they have no reference. */
const noReference = new Set(['', 'NONREF', 'NOTPROVIDED', 'NOREF']);

const referenceOf = (said = '') => (noReference.has(said.toUpperCase()) ? '' : said.slice(0, 70));

function debtorOf(node: XmlNode): string {
  const debtor = findNode(node, 'Dbtr');
  return debtor === undefined
    ? ''
    : (textOf(debtor, 'Nm') ?? textOf(childrenOf(debtor, 'Pty')[0], 'Nm') ?? '');
}

function remittanceOf(node: XmlNode): string {
  const info = childrenOf(node, 'RmtInf')[0];
  if (info === undefined) return '';
  const structured = childrenOf(info, 'Strd').flatMap((part) => [
    findNode(part, 'RfrdDocInf')?.text ?? '',
    findNode(part, 'CdtrRefInf')?.text ?? '',
    ...childrenOf(part, 'AddtlRmtInf').map(({ text }) => text),
  ]);
  return [...childrenOf(info, 'Ustrd').map(({ text }) => text), ...structured].filter(Boolean).join(' ');
}

const shortened = (text: string, length: number) => Array.from(text).slice(0, length).join('');

/**
 * By the bank's reference and what the entry says; without a reference entries that say the same are told apart by their
 * order within their file, so that two payments of one day are two. Of a batch only equal parts are counted, the first without a number:
 * its other parts may come in any order.
 */
function withKeys(entries: readonly Unkeyed[]): CreditEntry[] {
  const times = new Map<string, number>();
  const kept = new Map<string, CreditEntry>();
  for (const { reference, more, nth, formerly, ...entry } of entries) {
    const digestBy = (by: string) =>
      createHash('sha256')
        .update(JSON.stringify([by, more, ...Object.values(entry)]))
        .digest('hex')
        .slice(0, 40);
    const digest = digestBy(reference);
    const count = (times.get(digest) ?? 0) + 1;
    times.set(digest, count);
    const plain = nth === 1 ? digest : `${digest}#${nth}`;
    const key = reference === '' ? `${digest}#${count}` : plain;
    kept.set(key, { ...entry, key, ...(formerly.length > 0 && { formerKeys: formerly.map(digestBy) }) });
  }
  return [...kept.values()];
}
