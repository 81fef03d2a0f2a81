import type { ApiClient } from '#kernel/api-client.ts';
import {
  changeRole,
  disablePerson,
  enablePerson,
  type PersonView,
  resetSecondFactor,
} from '#modules/accounts/contract.ts';
import type { Texts } from '../texts/en.ts';

/** What may be done about an account. */
export type PersonAct = 'role' | 'disable' | 'enable' | 'reset';

/** The words of an act: what its dialog asks, what its button says, what is said once it is done. */
export function actWords(act: PersonAct, name: string, { users }: Texts) {
  switch (act) {
    case 'role':
      return {
        title: users.roleTitle(name),
        text: users.roleText,
        confirm: users.changeRole,
        done: users.roleChanged,
      };
    case 'disable':
      return {
        title: users.disableTitle(name),
        text: users.disableText,
        confirm: users.disable,
        done: users.wasDisabled,
      };
    case 'enable':
      return {
        title: users.enableTitle(name),
        text: users.enableText,
        confirm: users.enable,
        done: users.wasEnabled,
      };
    case 'reset':
      return {
        title: users.resetTitle(name),
        text: users.resetText,
        confirm: users.resetFactor,
        done: users.factorReset,
      };
  }
}

export type PersonWish = Readonly<{ accountId: string; reason: string; role: PersonView['role'] }>;

/** Makes the call of an act. */
export function callFor(api: ApiClient, act: PersonAct, { accountId, reason, role }: PersonWish) {
  const call = { params: { accountId }, body: { reason } };
  switch (act) {
    case 'role':
      return api.call(changeRole, { ...call, body: { reason, role } });
    case 'disable':
      return api.call(disablePerson, call);
    case 'enable':
      return api.call(enablePerson, call);
    case 'reset':
      return api.call(resetSecondFactor, call);
  }
}
