import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Role, roles } from '#kernel/actor.ts';
import { type Action, isStaffRole, mayDo } from '#kernel/policy.ts';
import { readUser, type StoredUser } from '#modules/accounts/web/token-store.ts';

/** Who works here; known to the browser only, so undefined until the page woke up. */
export function useStaffUser(): StoredUser | undefined {
  const { key } = useLocation();
  const [user, setUser] = useState<StoredUser>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation may have changed who is signed in
  useEffect(() => setUser(readUser()), [key]);
  return user;
}

/** Whether a menu names what an action is for; before it is known who works here: what every member of staff may. */
export function isOffered(action: Action, user: StoredUser | undefined): boolean {
  const asked: readonly Role[] = roles.filter(
    user === undefined ? isStaffRole : (role) => role === user.role,
  );
  return asked.length > 0 && asked.every((role) => mayDo(role, action));
}
