import {
  characterRefusal,
  type Fault,
  faultsOf,
  isEmail,
  lengthRefusal,
  maxEmailLength,
  type Refusal,
} from '#kernel/field-rules.ts';
import { formWords } from '../texts/form-words.ts';

/** What somebody may ask of us about their data (GDPR articles 15, 16, 17 and 21). */
export const requestKinds = ['copy', 'correct', 'erase', 'object'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** As what somebody writes. */
export const requestRelations = ['named', 'company', 'customer', 'representative'] as const;
export type RequestRelation = (typeof requestRelations)[number];

/** The form as it is typed. */
export type RequestFields = Readonly<{
  kind: string;
  relation: string;
  name: string;
  company: string;
  message: string;
  email: string;
}>;
export type RequestField = keyof RequestFields;

/** Longest values, in characters after trimming. */
export const requestLimits = { name: 200, company: 300, message: 5_000, email: maxEmailLength } as const;

/**
 * What is wrong with a request, field by field, in the order of the form; empty when nothing is. The form of the site and
 * the call behind it ask this same function. A copy needs no words; what is to be changed has to be said.
 */
export function checkRequest(fields: RequestFields): Fault<RequestField>[] {
  const { kind, relation, name, company, message, email } = fields;
  return faultsOf<RequestField>({
    kind: isKind(kind) ? undefined : { code: 'required', text: formWords.kind },
    relation: isRelation(relation) ? undefined : { code: 'required', text: formWords.relation },
    name: name.trim() === '' ? empty : lineRefusal(name, requestLimits.name),
    company: lineRefusal(company, requestLimits.company),
    message: messageRefusal(message, kind === 'correct' || kind === 'object'),
    email: isEmail(email) ? undefined : { code: 'invalid_email', text: formWords.email },
  });
}

export const isKind = (kind: string): kind is RequestKind => requestKinds.some((one) => one === kind);
export const isRelation = (relation: string): relation is RequestRelation =>
  requestRelations.some((one) => one === relation);

const empty: Refusal = { code: 'required', text: formWords.empty };

function lineRefusal(value: string, max: number): Refusal | undefined {
  const text = value.trim();
  if (text === '') return undefined;
  return characterRefusal(text) ?? lengthRefusal(text, { min: 1, max });
}

function messageRefusal(message: string, isNeeded: boolean): Refusal | undefined {
  const text = message.trim();
  if (text === '') return isNeeded ? { code: 'required', text: formWords.message } : undefined;
  return lengthRefusal(text, { min: 1, max: requestLimits.message });
}
