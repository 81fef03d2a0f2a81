import type { TypedQuery } from '../../search/query/typed-query.ts';
import type { Subject } from './order-page.server.ts';

/** Whom the report is about, in words. */
export type OrderAbout = Readonly<{ company: string; number: string; country: string }>;

export function aboutOf(subject: Subject, typed: TypedQuery, country: string): OrderAbout {
  const { name, regCode, vatCode } = subject.kind === 'company' ? subject.company : typed;
  const number = regCode || vatCode;
  return name === '' ? { company: number, number: '', country } : { company: name, number, country };
}
