import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mayDo } from '#kernel/policy.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import { detailsOf, profileOf } from '../account/account.ts';
import { checkProfile, type ProfileFields } from '../account/account-rules.ts';
import type { ProfileView } from '../account/contract.ts';
import { insertAccountEvent } from '../account/events-repository.ts';
import { getOwnAccount } from '../account/own-account.ts';
import { accountProblems } from '../account/problems.ts';
import { updateDetails } from '../account/repository.ts';

export interface Profiles {
  /** Throws 401 `unauthenticated` if the actor has no account (any more). */
  get(db: Db, actor: Actor): Promise<ProfileView>;
  /** Throws 400 with the refused fields, 409 `email_not_changeable`. */
  update(db: Db, actor: Actor, fields: ProfileFields & { email?: string | undefined }): Promise<ProfileView>;
}

export function createProfiles({ clock }: { clock: Clock }): Profiles {
  return {
    get: async (db, actor) => profileOf(await getOwnAccount(db, actor)),

    async update(db, actor, { email, ...fields }) {
      const account = await getOwnAccount(db, actor);
      const isLegalEntity = mayDo(account.role, 'company.manage');
      const faults = checkProfile(fields, isLegalEntity, profileOf(account));
      if (faults.length > 0) throw new Problem(problems.invalidInput, { fields: faults });
      if (email !== undefined && email.trim().toLowerCase() !== account.email.toLowerCase()) {
        throw new Problem(accountProblems.emailNotChangeable);
      }
      return db.transaction().execute(async (tx) => {
        const changed = await updateDetails(tx, account.id, detailsOf(fields, isLegalEntity));
        if (changed === undefined) throw new Problem(problems.unauthenticated);
        const event = { accountId: account.id, event: 'profile_changed' } as const;
        await insertAccountEvent(tx, { ...event, actor: `account:${account.id}`, at: clock.now() });
        return profileOf(changed);
      });
    },
  };
}
