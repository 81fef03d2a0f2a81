import type { DemoFormGeneric } from '../demo-company.ts';
import { toLatin } from '../vocabulary/vocabulary.ts';

/** A legal form as names carry it; `{}` stands for the name without it. */
export type LegalForm = Readonly<{
  text: string;
  generic: DemoFormGeneric;
  /** Out of 100 companies about so many have it. */
  weight: number;
  template: string;
  latinTemplate: string;
}>;

/** Builds a form; without templates it stands behind the name, in its own and in Latin letters. */
export function form(
  text: string,
  generic: DemoFormGeneric,
  weight: number,
  template = `{} ${text}`,
  latinTemplate = template === `{} ${text}`
    ? `{} ${toLatin(text)}`
    : toLatin(template).replace(/"|<<|>>/g, ''),
): LegalForm {
  return { text, generic, weight, template, latinTemplate };
}

/** A Cyrillic form: `ООО «Имя»`, in Latin letters `Imya OOO`. */
export function quotedForm(
  text: string,
  generic: DemoFormGeneric,
  weight: number,
  latin = toLatin(text).toUpperCase(),
): LegalForm {
  return form(text, generic, weight, `${text} «{}»`, `{} ${latin}`);
}
