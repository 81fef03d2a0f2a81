import { hash } from 'node:crypto';
import { type CompanyLink, linkKinds } from '#names/company/company-link.ts';
import { type Columns, cleanList, cleanText, comparable, day } from './prepare.ts';

/** A link as a row of company_links; column names as in the table. */
export type PreparedLink = Readonly<{ sourceRef: string; contentHash: string; row: Columns }>;

/** Turns a link into a row; pure. Throws RangeError if it has no key, no known kind, or says nothing of anybody. */
export function prepareLink(link: CompanyLink): PreparedLink {
  const { subject, object } = link;
  const sourceRef = cleanText(link.sourceRef, 200);
  if (sourceRef === null) throw new RangeError('the link has no key');
  if (!linkKinds.includes(link.kind)) throw new RangeError(`${link.kind} is not a kind of link`);
  const subjectValue = comparable(subject, subject.country ?? '');
  if (subjectValue === null) throw new RangeError('the link does not say whose owner it tells');
  const objectValue = object == null ? null : comparable(object, object.country ?? '');
  const objectName = cleanText(link.objectName, 1000);
  const reason = cleanText(link.reason, 1000);
  if (objectValue === null && objectName === null && reason === null)
    throw new RangeError('the link names nobody and gives no reason');
  const row: Columns = {
    kind: link.kind,
    subject_country: subject.country ?? null,
    subject_scheme: subject.scheme,
    subject_issuer: subject.issuer ?? '',
    subject_value: subjectValue,
    object_country: object?.country ?? null,
    object_scheme: objectValue === null ? null : (object?.scheme ?? null),
    object_issuer: object?.issuer ?? '',
    object_value: objectValue,
    object_name: objectName,
    object_place: cleanText(link.objectPlace, 300),
    natures: cleanList(link.natures),
    share_min: share(link.shareMin),
    share_max: share(link.shareMax),
    reason,
    since: day(link.since),
    until: day(link.until),
    status_text: cleanText(link.statusText, 300),
    is_active: link.isActive,
  };
  return { sourceRef, contentHash: hash('sha256', JSON.stringify(row), 'base64url'), row };
}

function share(percent: number | null | undefined): number | null {
  return percent == null || !(percent >= 0 && percent <= 100) ? null : percent;
}
