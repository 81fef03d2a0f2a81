import type { SelectedCompany } from '../../client-state/snapshot.ts';
import { journeyPath, queryFields, readTypedQuery, type TypedQuery } from '../../search/query/typed-query.ts';
import type { Subject } from './order-page.server.ts';

/** What the browser keeps of an order's subject; undefined where there is none to keep. */
export function selectionOf(subject: Subject, typed: TypedQuery): SelectedCompany | undefined {
  if (subject.kind === 'request') return { kind: 'request', ...typed };
  if (subject.kind !== 'company') return undefined;
  const { id, name, nameLat, regCode, vatCode, address, form, status } = subject.company;
  return { kind: 'company', id, name, nameLat, regCode, vatCode, address, form, status };
}

/** The address that opens the order of a kept selection; `path` is the order page's. */
export function selectionPath(path: string, country: string, selected: SelectedCompany): string {
  const nothing = readTypedQuery(new URLSearchParams());
  if (selected.kind === 'company') return journeyPath(path, country, nothing, { company: selected.id });
  const typed = Object.fromEntries(queryFields.map((field) => [field, selected[field]]));
  return journeyPath(path, country, { ...nothing, ...typed }, { request: '1' });
}
