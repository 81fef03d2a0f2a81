import type { SecurityEventsService } from '../security-events/security-events.ts';
import type { LimitedSignIn } from './sign-in-attempts.ts';

/** Leaves a security event of every sign-in and every refused one; one that cannot be written keeps nobody out. */
export function watchSignIn(
  signIn: LimitedSignIn,
  { noteSignIn }: Pick<SecurityEventsService, 'noteSignIn'>,
): LimitedSignIn {
  return {
    ...signIn,
    async login(db, credentials) {
      const note = (error?: unknown) =>
        noteSignIn(db, credentials.email, credentials, error).catch(() => undefined);
      try {
        const tokens = await signIn.login(db, credentials);
        await note();
        return tokens;
      } catch (error) {
        await note(error);
        throw error;
      }
    },
  };
}
