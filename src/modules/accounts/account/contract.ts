import { z } from 'zod';
import { roles } from '#kernel/actor.ts';
import { emailText, text, typedText as typed, uuid } from '#kernel/shapes.ts';

/** A legal entity registers as a Director, an individual as a User. */
export const legalEntityTypes = ['Individual', 'LegalEntity'] as const;
export type LegalEntityType = (typeof legalEntityTypes)[number];

/** Address of the picture below the site, e.g. `/api/v1/User/Avatar/…`; empty where there is none. */
export const avatarAddress = z.string().max(100);

/** An address and a password as they are typed to show who one is. */
export const typedEmail = z.string().trim().min(3).max(254);
export const typedPassword = z.string().min(1).max(128);

/** What the forms of registration and profile have in common; the rules judge it field by field. */
export const profileFields = {
  lastName: typed,
  name: typed,
  patronymic: typed,
  username: typed,
  phone: typed,
  companyName: typed,
  companyNameLat: typed,
  companyNumber: typed,
  vatCode: typed,
  companyAddress: typed,
};

export const profileView = z
  .object({
    userId: uuid,
    fullName: text(400).describe('surname first'),
    role: z.enum(roles),
    login: emailText,
    email: emailText.describe('the same as login'),
    phone: text(30),
    avatar: avatarAddress,
    lastName: text(100),
    name: text(100),
    patronymic: text(100),
    username: text(32),
    legalEntityType: z.enum(legalEntityTypes),
    companyName: text(300),
    companyNameLat: text(300),
    companyNumber: text(64),
    vatCode: text(64),
    companyAddress: text(500),
  })
  .meta({ id: 'Profile' });
export type ProfileView = z.output<typeof profileView>;
