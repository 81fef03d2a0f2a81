import type { Role } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import type { ProfileFields } from './account-rules.ts';
import type { ProfileView } from './contract.ts';

export type PersonName = Readonly<{ lastName: string; firstName: string; patronymic: string | null }>;

/** The company a Director acts for. */
export type Company = Readonly<{
  name: string;
  nameLat: string;
  number: string;
  vatCode: string;
  address: string;
}>;

/** What a person may change about an account. */
export type Details = PersonName &
  Readonly<{ username: string | null; phone: string | null; company: Company | null }>;

export type Account = Details &
  Readonly<{
    id: string;
    role: Role;
    email: string;
    fullName: string;
    passwordHash: string;
    locale: Locale;
    createdAt: Date;
    disabledAt: Date | null;
    /** Part of the address of the picture. */
    avatarKey: string | null;
    /** Whether signing in asks for a code, and whether this account is excused from what its role demands. */
    hasSecondFactor: boolean;
    isSecondFactorWaived: boolean;
  }>;

/** The parts of a full name: its first word is the surname. */
export function splitFullName(fullName: string): PersonName {
  const [lastName = '', ...rest] = fullName.trim().split(/\s+/);
  return { lastName, firstName: rest.join(' '), patronymic: null };
}

/** What a person is called where no name was given: a Director may register without one. */
export function shownName(row: { full_name: string; company_name: string | null; email: string }): string {
  return row.full_name || row.company_name || row.email;
}

/** Typed fields, already checked, as they are kept. */
export function detailsOf(fields: ProfileFields, isLegalEntity: boolean): Details {
  const patronymic = fields.patronymic.trim();
  return {
    lastName: fields.lastName.trim(),
    firstName: fields.name.trim(),
    patronymic: patronymic === '' ? null : patronymic,
    username: fields.username.trim() || null,
    phone: fields.phone.trim() || null,
    company: isLegalEntity
      ? {
          name: fields.companyName.trim(),
          nameLat: fields.companyNameLat.trim(),
          number: fields.companyNumber.trim(),
          vatCode: fields.vatCode.trim(),
          address: fields.companyAddress.trim(),
        }
      : null,
  };
}

/** Where the picture with this key is to be had. */
export function avatarAddressOf(key: string): string {
  return `/api/v1/User/Avatar/${key}`;
}

/** An account as its owner sees it, in the words of the wire. */
export function profileOf(account: Account): ProfileView {
  const { id, role, email, fullName, company } = account;
  return {
    userId: id,
    fullName,
    role,
    login: email,
    email,
    phone: account.phone ?? '',
    avatar: account.avatarKey === null ? '' : avatarAddressOf(account.avatarKey),
    lastName: account.lastName,
    name: account.firstName,
    patronymic: account.patronymic ?? '',
    username: account.username ?? '',
    // Registering as a legal entity is what makes a Director: the way back of the same words.
    legalEntityType: role === 'Director' ? 'LegalEntity' : 'Individual',
    companyName: company?.name ?? '',
    companyNameLat: company?.nameLat ?? '',
    companyNumber: company?.number ?? '',
    vatCode: company?.vatCode ?? '',
    companyAddress: company?.address ?? '',
  };
}
