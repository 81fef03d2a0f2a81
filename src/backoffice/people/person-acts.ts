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
export function actWords(act: PersonAct, name: string, { people }: Texts) {
  switch (act) {
    case 'role':
      return {
        title: people.roleTitle(name),
        text: people.roleText,
        confirm: people.changeRole,
        done: people.roleChanged,
      };
    case 'disable':
      return {
        title: people.disableTitle(name),
        text: people.disableText,
        confirm: people.disable,
        done: people.wasDisabled,
      };
    case 'enable':
      return {
        title: people.enableTitle(name),
        text: people.enableText,
        confirm: people.enable,
        done: people.wasEnabled,
      };
    case 'reset':
      return {
        title: people.resetTitle(name),
        text: people.resetText,
        confirm: people.resetFactor,
        done: people.factorReset,
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
