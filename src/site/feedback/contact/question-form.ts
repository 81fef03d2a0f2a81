import { plainPhone } from '#kernel/field-rules.ts';
import type { QuestionField, QuestionFields } from '#modules/feedback/web/question-rules.ts';

/** The contact form as it stands, for the browser and for the server alike. */
export function readQuestion(form: FormData): QuestionFields {
  const read = (field: QuestionField) => {
    const value = form.get(field);
    // A browser writes a line break of a text box as two characters when it sends a form itself.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return {
    name: read('name'),
    phone: plainPhone(read('phone')),
    email: read('email'),
    message: read('message'),
  };
}
