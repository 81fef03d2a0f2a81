import type { DossierView } from '#modules/reports/contract.ts';

export type Dossier = DossierView;
export type Section = DossierView['sections'][number];
export type SectionCode = Section['code'];
export type Field = Section['fields'][number];
export type Fact = Section['facts'][number];
