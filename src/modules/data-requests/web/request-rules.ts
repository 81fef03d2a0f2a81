import {
  characterRefusal,
  type Fault,
  faultsOf,
  isEmail,
  lengthRefusal,
  type Refusal,
} from '#kernel/field-rules.ts';
import { isKind, isRelation, requestLimits } from '../kinds/request-kind-rules.ts';
import { formWords } from '../texts/form-words.ts';

export { requestKinds, requestRelations } from '../kinds/request-kind-rules.ts';

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
