import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { roles } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { ProfileView } from '../account/contract.ts';
import type { AccessKeys } from './access-keys.ts';

/** Access tokens live for ten minutes; the client then asks for a new pair. */
export const accessTokenSeconds = 600;

/** How far apart the clocks of two processes of one installation may be. */
const skewSeconds = 30;

const algorithm = 'EdDSA';
const issuer = 'countercheck';
const audience = 'countercheck-api';
const typ = 'at+jwt';

/** What we believe of a token after its signature held; `sid` is the sign-in it was given to. */
const claims = z.object({ userId: z.uuid(), role: z.enum(roles), sid: z.uuid() });
export type AccessClaims = z.output<typeof claims>;

/** Whom a token is signed for. */
export type TokenHolder = Pick<ProfileView, 'userId' | 'fullName' | 'role' | 'login' | 'phone'> &
  Readonly<{ sessionId: string }>;

/** Signs an access token with the specification's claims: fullName, role, login, phone, userId; and `sid`. */
export async function signAccessToken(holder: TokenHolder, keys: AccessKeys, clock: Clock): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  const { userId, fullName, role, login, phone, sessionId } = holder;
  return new SignJWT({ userId, fullName, role, login, phone, sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ, kid: keys.signing.kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + accessTokenSeconds)
    .sign(keys.signing.privateKey);
}

/** Checks signature, algorithm, kind, issuer, audience, time and lifetime; throws `unauthenticated` for anything else. */
export async function verifyAccessToken(
  token: string,
  keys: AccessKeys,
  clock: Clock,
): Promise<AccessClaims> {
  const verified = verifiedBy(keys).get(token);
  if (verified !== undefined && keys.accepted.has(verified.kid) && isOfNow(verified, clock))
    return verified.claims;
  if (!isCanonical(token)) throw new Problem(problems.unauthenticated);
  try {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = kid === undefined ? undefined : keys.accepted.get(kid);
        if (key === undefined) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        algorithms: [algorithm],
        issuer,
        audience,
        typ,
        requiredClaims: ['sub', 'exp', 'iat'],
        currentDate: clock.now(),
      },
    );
    const result = claims.safeParse(payload);
    const { iat, exp } = payload;
    if (result.success && iat !== undefined && exp !== undefined && isOfNow({ iat, exp }, clock)) {
      verifiedBy(keys).set(token, { kid: protectedHeader.kid ?? '', iat, exp, claims: result.data });
      return result.data;
    }
  } catch (cause) {
    // Only what is wrong with the token is the caller's fault.
    if (!(cause instanceof errors.JOSEError) && !(cause instanceof TypeError)) throw cause;
  }
  throw new Problem(problems.unauthenticated);
}

type Verified = Readonly<{ kid: string; iat: number; exp: number; claims: AccessClaims }>;

/** What was verified of tokens that are sent with every call: a signature that held holds. Whether it still counts is asked each time. */
const verifiedTokens = new WeakMap<AccessKeys, LRUCache<string, Verified>>();

function verifiedBy(keys: AccessKeys): LRUCache<string, Verified> {
  const known = verifiedTokens.get(keys) ?? new LRUCache({ max: 2_000, ttl: accessTokenSeconds * 1_000 });
  verifiedTokens.set(keys, known);
  return known;
}

/** Not over, and for ten minutes from now: whatever else is signed with our key was not made by this code. */
function isOfNow({ iat, exp }: Pick<Verified, 'iat' | 'exp'>, clock: Clock): boolean {
  const now = clock.now().getTime() / 1000;
  return exp > Math.floor(now) && iat <= now + skewSeconds && exp > iat && exp - iat <= accessTokenSeconds;
}

/** Base64url that decodes to the same bytes can be written in several ways; ours has one, so a token has one spelling. */
function isCanonical(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
