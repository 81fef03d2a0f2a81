/** A pair of tokens as the API gives it. */
export type TokenPair = Readonly<{ token: string; refreshToken: string }>;

/** Who is signed in, as kept beside the tokens. */
export type StaffUser = Readonly<{ userId: string; fullName: string; role: string }>;

const keys = { token: 'accessToken', refreshToken: 'refreshToken', user: 'user' } as const;

export function readTokens(): TokenPair | undefined {
  const token = localStorage.getItem(keys.token);
  const refreshToken = localStorage.getItem(keys.refreshToken);
  return token === null || refreshToken === null ? undefined : { token, refreshToken };
}

export function writeTokens({ token, refreshToken }: TokenPair): void {
  localStorage.setItem(keys.token, token);
  localStorage.setItem(keys.refreshToken, refreshToken);
}

export function writeUser({ userId, fullName, role }: StaffUser): void {
  localStorage.setItem(keys.user, JSON.stringify({ userId, fullName, role }));
}

/** The signed-in user; undefined where nobody is, or where the entry is not ours. */
export function readUser(): StaffUser | undefined {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(keys.user) ?? 'null');
    return isUser(user) ? user : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the session; drafts of unfinished entries stay. */
export function clearSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
}

export function isStaffRole(role: string): boolean {
  return role === 'Manager' || role === 'Admin';
}

function isUser(value: unknown): value is StaffUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    'role' in value &&
    'fullName' in value &&
    [value.userId, value.role, value.fullName].every((part) => typeof part === 'string')
  );
}
