import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
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
  if (!isCanonical(token)) throw new Problem(problems.unauthenticated);
  try {
    const { payload } = await jwtVerify(
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
    if (result.success && isOurLifetime(payload, clock)) return result.data;
  } catch (cause) {
    // Only what is wrong with the token is the caller's fault.
    if (!(cause instanceof errors.JOSEError) && !(cause instanceof TypeError)) throw cause;
  }
  throw new Problem(problems.unauthenticated);
}

/** We sign for ten minutes from now: whatever else is signed with our key was not made by this code. */
function isOurLifetime({ iat, exp }: JWTPayload, clock: Clock): boolean {
  if (iat === undefined || exp === undefined) return false;
  return iat <= clock.now().getTime() / 1000 + skewSeconds && exp > iat && exp - iat <= accessTokenSeconds;
}

/** Base64url that decodes to the same bytes can be written in several ways; ours has one, so a token has one spelling. */
function isCanonical(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
