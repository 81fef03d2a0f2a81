import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading, ReadingRemark } from '#findings/reading/reading.ts';
import { beginsAsXml } from '#findings/reading/xml/begins-as-xml.ts';
import type { StatementScope } from '#findings/statements/statement.ts';
import type { FormFigure } from '#findings/statements/statement-of-lines.ts';
import { readAmount } from '#findings/vocabulary/amount.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { accountFields } from './account-fields.ts';
import { statementOfAccounts } from './filed-accounts.ts';
import { maxMassFileBytes, readMassFile } from './mass-file.ts';
import { dayOf, maxAnswerBytes, text } from './wire.ts';

const flag = z.boolean().nullish();
const filed = z.looseObject({
  regnskapstype: text,
  virksomhet: z.object({ organisasjonsnummer: z.string().max(20) }),
  regnskapsperiode: z.object({ fraDato: text, tilDato: text }),
  valuta: text,
  avviklingsregnskap: flag,
  revisjon: z.object({ ikkeRevidertAarsregnskap: flag, fravalgRevisjon: flag }).nullish(),
  // So it is spelt in the answer.
  regnkapsprinsipper: z.object({ smaaForetak: flag, regnskapsregler: text }).nullish(),
});
const filedList = z.array(filed).max(200);
type Filed = z.output<typeof filed>;

/** Words of the register for whose accounts they are. */
const scopes: Readonly<Record<string, StatementScope>> = { SELSKAP: 'individual', KONSERN: 'consolidated' };

/**
 * `GET /regnskapsregisteret/regnskap/{number}`: the last accounts that were filed, of the company and of its group. Whoever has the
 * register's mass file gives a slice of it instead: it begins as XML does.
 */
export const brregAccounts: Reader = {
  code: 'brreg/accounts',
  version: 1,
  part: 'accounts',
  maxBytes: maxMassFileBytes,
  read(bytes, { subjectNumber }): Reading {
    if (beginsAsXml(bytes)) return readMassFile(bytes, subjectNumber);
    const remarks: ReadingRemark[] = [];
    const findings = readJson(bytes, filedList, maxAnswerBytes).flatMap((one, at) => {
      if (one.virksomhet.organisasjonsnummer !== subjectNumber) return [];
      const place = pointer(at);
      const figures = figuresOf(one, place);
      const periodEnd = dayOf(one.regnskapsperiode.tilDato);
      if (periodEnd === undefined || figures.length === 0) {
        remarks.push({ place, remark: 'accounts without a period or without figures' });
        return [];
      }
      if (one.avviklingsregnskap === true) remarks.push({ place, remark: 'accounts of a winding up' });
      const rules = one.regnkapsprinsipper;
      const currency = /^[A-Z]{3}$/.exec(one.valuta ?? '')?.[0];
      if (currency === undefined) remarks.push({ place, remark: 'no currency is named: read as kroner' });
      return statementOfAccounts({
        place,
        periodStart: dayOf(one.regnskapsperiode.fraDato),
        periodEnd,
        currency: currency ?? 'NOK',
        scope: scopes[one.regnskapstype ?? ''] ?? 'unstated',
        isAudited: isAudited(one),
        isIfrs: /ifrs/i.test(rules?.regnskapsregler ?? ''),
        standardName: standardOf(rules?.regnskapsregler ?? '', rules?.smaaForetak === true),
        figures,
      });
    });
    return { state: findings.length > 0 ? 'found' : 'not_filed', findings, remarks };
  },
};

function isAudited({ revisjon }: Filed): boolean | undefined {
  if (revisjon?.ikkeRevidertAarsregnskap === true || revisjon?.fravalgRevisjon === true) return false;
  return revisjon?.ikkeRevidertAarsregnskap === false ? true : undefined;
}

function standardOf(rules: string, isSmall: boolean): string {
  if (rules === 'IFRS') return 'IFRS';
  if (rules === 'forenkletAnvendelseIFRS') return 'Forenklet anvendelse av IFRS';
  return isSmall ? 'Regnskapsloven, små foretak' : 'Regnskapsloven';
}

/** Every figure whose name the register is known to use, however deep it stands. */
function figuresOf(node: unknown, place: string): FormFigure[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]): FormFigure[] => {
    const at = `${place}${pointer(name)}`;
    if (typeof value !== 'number') return figuresOf(value, at);
    const amount = Object.hasOwn(accountFields, name) ? readAmount(String(value)) : undefined;
    return amount === undefined ? [] : [{ tag: name, amount, place: at }];
  });
}
