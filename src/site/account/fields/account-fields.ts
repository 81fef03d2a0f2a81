import type { ProfileFields, RegistrationFields } from '#modules/accounts/account/account-rules.ts';

/** Fields of a company, in the order of the form. */
export const companyFields = [
  'companyName',
  'companyNumber',
  'companyNameLat',
  'vatCode',
  'companyAddress',
] as const;

/** The profile form as it was filled in; fields that were not there are empty. */
export function readProfile(form: FormData): ProfileFields {
  const text = textIn(form);
  return {
    lastName: text('lastName'),
    name: text('name'),
    patronymic: text('patronymic'),
    username: text('username'),
    phone: text('phone'),
    companyName: text('companyName'),
    companyNameLat: text('companyNameLat'),
    companyNumber: text('companyNumber'),
    vatCode: text('vatCode'),
    companyAddress: text('companyAddress'),
  };
}

/** The registration form as it was filled in. */
export function readRegistration(form: FormData): RegistrationFields {
  const text = textIn(form);
  return {
    legalEntityType: text('legalEntityType'),
    ...readProfile(form),
    email: text('email'),
    password: text('password'),
    confirmPassword: text('confirmPassword'),
  };
}

/** One text field of a form, empty where there is none. */
export function textIn(form: FormData): (name: string) => string {
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
}
