import type { CompanyIdentifier } from './company-record.ts';

/** What one party is to a company. */
export const linkKinds = [
  'direct parent',
  'ultimate parent',
  'head office',
  'fund manager',
  'umbrella fund',
  'master fund',
  'person with control',
  'company with control',
  'state with control',
  /** The source says why nobody is named, in `reason`. */
  'nobody named',
] as const;
export type LinkKind = (typeof linkKinds)[number];

/**
 * Who owns or controls a company, as one source tells it. Both ends are told by number, so that links and companies may
 * be imported in any order. Days are `YYYY-MM-DD`.
 */
export type CompanyLink = Readonly<{
  /** The source's own key of the link: a second one with it is the same link. */
  sourceRef: string;
  kind: LinkKind;
  /** Whose owner is told; ISO alpha-2 where the source says it. */
  subject: CompanyIdentifier & Readonly<{ country?: string }>;
  /** The owner, where it is known by number. */
  object?: (CompanyIdentifier & Readonly<{ country?: string }>) | null;
  /** The owner's name, where the source writes it. */
  objectName?: string | null;
  /** Of a person: country of residence; of a company: country of registration; in the source's words. */
  objectPlace?: string | null;
  /** How control is held, in the source's own words or codes. */
  natures?: readonly string[];
  /** Shares held, in percent. */
  shareMin?: number | null;
  shareMax?: number | null;
  /** Why nobody is named. */
  reason?: string | null;
  since?: string | null;
  until?: string | null;
  /** The source's own word for the state of the link, e.g. `ACTIVE`. */
  statusText?: string | null;
  isActive: boolean;
}>;
