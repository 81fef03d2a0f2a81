import type { Role } from '#kernel/actor.ts';

type Standing = Readonly<{ role: Role; hasSecondFactor: boolean; isSecondFactorWaived: boolean }>;

/** Whether an account may not do without a second factor: staff, save those of a demo, whose password is public. */
export function needsSecondFactor({
  role,
  isSecondFactorWaived,
}: Omit<Standing, 'hasSecondFactor'>): boolean {
  return (role === 'Manager' || role === 'Admin') && !isSecondFactorWaived;
}

/** Whether it has none although it needs one: then it gets no further than to set one up. */
export function lacksSecondFactor(account: Standing): boolean {
  return needsSecondFactor(account) && !account.hasSecondFactor;
}
