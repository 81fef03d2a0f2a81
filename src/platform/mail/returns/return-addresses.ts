import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses that mails come back to: one for each mail, so that a return says by its address which mail it is. */
export interface ReturnAddresses {
  readonly domain: string;
  /** Where the mail of this id comes back to. */
  addressOf(mailId: string): string;
  /** The mail of the first address in a text that we have made; undefined where there is none. */
  findMail(text: string): string | undefined;
}

/** So many addresses of one text are looked at: a report holds two or three. */
const maxTried = 20;
const macBytes = 12;

/**
 * Makes and reads addresses like `b+ID.MAC@DOMAIN` (VERP). Whoever has not had the mail cannot make one: the second half is made
 * with a key of this installation. Letters of either case are the same, since servers on the way may change them.
 */
export function createReturnAddresses({ domain, key }: { domain: string; key: Buffer }): ReturnAddresses {
  const macOf = (id: string) => createHmac('sha256', key).update(id).digest().subarray(0, macBytes);
  return {
    domain,
    addressOf(mailId) {
      const id = mailId.replaceAll('-', '').toLowerCase();
      return `b+${id}.${macOf(id).toString('hex')}@${domain}`;
    },
    findMail(text) {
      let tried = 0;
      for (const [, id = '', mac = '', where = ''] of text.matchAll(returnAddress)) {
        if (++tried > maxTried) return undefined;
        const isOurs = timingSafeEqual(Buffer.from(mac, 'hex'), macOf(id.toLowerCase()));
        if (isOurs && where.toLowerCase() === domain.toLowerCase()) return uuidOf(id.toLowerCase());
      }
      return undefined;
    },
  };
}

const returnAddress = /\bb\+([0-9a-f]{32})\.([0-9a-f]{24})@([a-z0-9.-]{1,253})/gi;

const uuidOf = (id: string) => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
