import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './public-address.ts';

/** Why a page could not be had. */
export const pageFaults = [
  ...(['not_an_address', 'not_public', 'silent', 'late', 'refused'] as const),
  ...(['moved_too_often', 'too_large', 'empty', 'other_type'] as const),
] as const;
export type PageFault = (typeof pageFaults)[number];

/** A page of a stranger that did not come; nothing is left of it. */
export class PageNotFetched extends Error {
  readonly fault: PageFault;

  constructor(fault: PageFault, options: ErrorOptions = {}) {
    super(`page not fetched: ${fault}`, options);
    this.name = 'PageNotFetched';
    this.fault = fault;
  }
}

/** What came, and from which address in the end. */
export type FetchedPage = Readonly<{ url: string; bytes: Buffer }>;

/** Fetches the page at an address. Throws PageNotFetched, or the signal's reason where nobody waits any more. */
export type FetchPage = (address: string, signal: AbortSignal) => Promise<FetchedPage>;

/** At which numbers and ports a page may lie; tests, whose pages lie on this machine, have a reach of their own. */
export type PageReach = Readonly<{
  address: (number: string) => boolean;
  port: (port: string) => boolean;
  /** The numbers of a name, if not those that the machine's resolver tells. */
  numbersOf?: (name: string) => Promise<readonly LookupAddress[]>;
}>;

/** Numbers of the internet, at the port that the protocol has. */
const publicReach: PageReach = { address: isPublicAddress, port: (port) => port === '' };

export type PageBounds = Readonly<{ timeoutMs: number; maxBytes: number; maxRedirects: number }>;

type Deps = Readonly<{ userAgent: string; bounds: PageBounds; reach?: PageReach }>;

const redirects: readonly (number | undefined)[] = [301, 302, 303, 307, 308];
/** What may be read on; what it is indeed is told by its bytes. */
const readTypes =
  /^(?:text\/|application\/(?:pdf|xhtml\+xml|xml|json|octet-stream)\b|image\/(?:png|jpe?g)\b|$)/i;

/**
 * Fetches pages of strangers whose addresses people typed. The connection goes to the very numbers that were looked at, at each
 * redirect anew; a name of which one number is not within reach is not asked at all. Nothing of ours goes along but the user agent.
 */
export function createFetchPage({ userAgent, bounds, reach = publicReach }: Deps): FetchPage {
  const { timeoutMs, maxBytes, maxRedirects } = bounds;
  const lookUp = lookUpWithin(reach);

  async function follow(address: string, signal: AbortSignal): Promise<FetchedPage> {
    let url = readAddress(address, reach);
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const answer = await ask(url, signal);
      try {
        const { statusCode = 0, headers } = answer;
        const isMoved = redirects.includes(statusCode) && headers.location !== undefined;
        if (!isMoved) return { url: url.href, bytes: await bytesOf(answer, maxBytes) };
        url = readAddress(headers.location ?? '', reach, url);
      } finally {
        answer.destroy();
      }
    }
    throw new PageNotFetched('moved_too_often');
  }

  function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const options: RequestOptions = {
        // No connection of another call, and none through a proxy: its numbers would not be the ones that were looked at.
        agent: false,
        lookup: lookUp,
        signal,
        headers: {
          accept: 'text/html,application/pdf,text/plain,image/png,image/jpeg;q=0.9,*/*;q=0.1',
          'accept-encoding': 'identity',
          'user-agent': userAgent,
        },
      };
      const asked = url.protocol === 'https:' ? requestSecure(url, options) : requestPlain(url, options);
      asked.once('response', resolve);
      // Also after the first one: nobody else would hear it.
      asked.on('error', reject);
      asked.end();
    });
  }

  return async (address, signal) => {
    const late = AbortSignal.timeout(timeoutMs);
    try {
      return await follow(address, AbortSignal.any([signal, late]));
    } catch (error) {
      if (error instanceof PageNotFetched) throw error;
      signal.throwIfAborted();
      throw new PageNotFetched(late.aborted ? 'late' : 'silent', { cause: error });
    }
  };
}

/** An address to be asked; its mark of a place within the page stays here. */
function readAddress(text: string, reach: PageReach, from?: URL): URL {
  if (!URL.canParse(text, from)) throw new PageNotFetched('not_an_address');
  const url = new URL(text, from);
  if (!['https:', 'http:'].includes(url.protocol)) throw new PageNotFetched('not_an_address');
  // Names and passwords in an address would be kept with it.
  if (url.username !== '' || url.password !== '') throw new PageNotFetched('not_an_address');
  if (!reach.port(url.port)) throw new PageNotFetched('not_public');
  // Nothing is looked up where the address is the number itself.
  const number = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(number) !== 0 && !reach.address(number)) throw new PageNotFetched('not_public');
  url.hash = '';
  return url;
}

/** Looks a name up once: what is connected to is what was looked at. */
function lookUpWithin({ address: isWithin, numbersOf = everyNumberOf }: PageReach): LookupFunction {
  return (name, options, done) => {
    const tell = (found: readonly LookupAddress[]) => {
      const [first] = found;
      if (first === undefined) return done(new Error('a name without a number'), []);
      if (!found.every(({ address }) => isWithin(address))) return done(new PageNotFetched('not_public'), []);
      return options.all === true ? done(null, [...found]) : done(null, first.address, first.family);
    };
    numbersOf(name).then(tell, (error: Error) => done(error, []));
  };
}

function everyNumberOf(name: string): Promise<LookupAddress[]> {
  return lookup(name, { all: true });
}

async function bytesOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { statusCode = 0, headers } = answer;
  if (statusCode !== 200) throw new PageNotFetched('refused');
  if (!readTypes.test((headers['content-type'] ?? '').trim())) throw new PageNotFetched('other_type');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new PageNotFetched('too_large');
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of unpacked(answer)) {
    size += piece.byteLength;
    if (size > maxBytes) throw new PageNotFetched('too_large');
    pieces.push(piece);
  }
  if (size === 0) throw new PageNotFetched('empty');
  return Buffer.concat(pieces);
}

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Some pack although nobody asked for it. */
function unpacked(answer: IncomingMessage): Readable {
  const packing = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (packing === 'identity' || packing === '') return answer;
  const unpacker = Object.hasOwn(unpackers, packing) ? unpackers[packing] : undefined;
  if (unpacker === undefined) throw new PageNotFetched('other_type');
  // Its faults come out where it is read.
  return pipeline(answer, unpacker(), () => {});
}
