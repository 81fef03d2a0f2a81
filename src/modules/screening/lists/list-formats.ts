import type { ListFormat } from '../reading/list-format.ts';
import { caSema } from './authorities/ca-sema.ts';
import { chSeco } from './authorities/ch-seco.ts';
import { euFsf } from './authorities/eu-fsf.ts';
import { exposedPersons } from './authorities/exposed-persons.ts';
import { gbXml } from './authorities/gb-xml.ts';
import { unXml } from './authorities/un-xml.ts';
import { genericList } from './generic/generic-list.ts';
import { ofacAdvancedXml } from './ofac/advanced-xml.ts';
import { ofacCsv } from './ofac/csv-set.ts';
import { ofacXml } from './ofac/sdn-xml.ts';

/** Every form in which lists are read. */
export const listFormats: readonly ListFormat[] = [
  ofacCsv,
  ofacXml,
  ofacAdvancedXml,
  euFsf,
  unXml,
  gbXml,
  chSeco,
  caSema,
  exposedPersons,
  genericList,
];
