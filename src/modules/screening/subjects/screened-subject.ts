import type { ScreeningSubject } from '../matching/screening-subject.ts';

/** What a subject is to the company of the order. */
export const subjectRoles = ['company', 'parent', 'owner', 'officer'] as const;
export type SubjectRole = (typeof subjectRoles)[number];

/** A subject of an order, known again by its key when the order is screened anew. */
export type ScreenedSubject = ScreeningSubject & Readonly<{ key: string; roles: readonly SubjectRole[] }>;
