import type { RequestField, RequestFields } from '#modules/data-requests/web/request-rules.ts';

/** The form as it stands, for the browser and for the server alike. */
export function readRequest(form: FormData): RequestFields {
  const read = (field: RequestField) => {
    const value = form.get(field);
    // A browser writes a line break of a text box as two characters when it sends a form itself.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return {
    kind: read('kind'),
    relation: read('relation'),
    name: read('name'),
    company: read('company'),
    message: read('message'),
    email: read('email'),
  };
}
