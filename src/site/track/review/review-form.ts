import type { ReviewFields } from '#modules/feedback/web/review-rules.ts';

/** The review form as it stands, for the browser and for the server alike. */
export function readReview(form: FormData): ReviewFields {
  const read = (field: keyof ReviewFields) => {
    const value = form.get(field);
    // A browser writes a line break of a text box as two characters when it sends a form itself.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return {
    rating: Number(read('rating')),
    text: read('text'),
    authorName: read('authorName'),
    companyName: read('companyName'),
    mayPublish: read('mayPublish') === 'yes',
  };
}
