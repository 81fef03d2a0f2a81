import type { Locale, Localized } from '#kernel/locale.ts';
import type { FileTypeView } from './contract.ts';

/** Every kind of file there is: the product gives out reports and takes no file in. */
const fileTypes: readonly (Omit<FileTypeView, 'name'> & { name: Localized })[] = [
  {
    id: 'report',
    name: { en: 'Credit report', ru: 'Кредитный отчёт' },
    extension: 'pdf',
    contentType: 'application/pdf',
  },
  {
    id: 'sample-report',
    name: { en: 'Sample report', ru: 'Образец отчёта' },
    extension: 'pdf',
    contentType: 'application/pdf',
  },
];

/** The kinds of files with their names in the reader's language. */
export function viewFileTypes(locale: Locale): FileTypeView[] {
  return fileTypes.map(({ name, ...rest }) => ({ ...rest, name: name[locale] }));
}
