import type { Reading, ReadingRemark } from '#findings/reading/reading.ts';
import { Unreadable } from '#findings/reading/reading.ts';
import { childrenOf, readRecords, textOf, type XmlNode } from '#findings/reading/xml/xml-records.ts';
import type { StatementScope } from '#findings/statements/statement.ts';
import type { FormFigure } from '#findings/statements/statement-of-lines.ts';
import { readAmount } from '#findings/vocabulary/amount.ts';
import type { Day } from '#findings/vocabulary/days.ts';
import { fieldCodes } from './account-fields.ts';
import { statementOfAccounts } from './filed-accounts.ts';

/** A slice of the mass file with some thousand companies; the whole one is cut before it comes here. */
export const maxMassFileBytes = 16_000_000;

type Part = Readonly<{ head: XmlNode | undefined; node: XmlNode; place: string }>;

/** Letters of `regnskapstype`: the company (selskap) or its group (konsern). */
const scopes: Readonly<Record<string, StatementScope>> = { S: 'individual', K: 'consolidated' };

/** The accounts of one company out of Regnskapsregisteret's mass file; its results and its balance sheet are parts of their own. */
export function readMassFile(bytes: Uint8Array, subjectNumber: string): Reading {
  const records = readRecords(bytes, 'del', { maxBytes: maxMassFileBytes, maxElements: 2_000_000 });
  const parts = records.map(
    (node, at): Part => ({ node, head: childrenOf(node, 'hode')[0], place: `/deler/del[${at + 1}]` }),
  );
  if (!parts.some(({ head }) => textOf(head, 'orgnr') !== undefined))
    throw new Unreadable('not_this_format', 'no part of a mass file of accounts');
  const remarks: ReadingRemark[] = [];
  const own = parts.filter(({ head, place }) => {
    if (textOf(head, 'orgnr') !== subjectNumber) return false;
    // The register marks accounts whose amounts were filed in thousands, or otherwise wrong.
    if (textOf(head, 'feilvaloer') !== 'J') return true;
    remarks.push({ place, remark: 'the register says that the amounts are in a wrong unit' });
    return false;
  });
  const together = Map.groupBy(own, ({ head }) =>
    ['regnskapstype', 'startdato', 'avslutningsdato', 'journalnr']
      .map((name) => textOf(head, name))
      .join(' '),
  );
  const findings = [...together.values()].flatMap((of) => {
    const [{ head, place } = { head: undefined, place: '' }] = of;
    const periodEnd = dayOf(textOf(head, 'avslutningsdato'));
    const currency = textOf(head, 'valutakode') ?? 'NOK';
    const figures = of.flatMap(figuresOf);
    if (periodEnd === undefined || !/^[A-Z]{3}$/.test(currency) || figures.length === 0) {
      remarks.push({ place, remark: 'accounts without a period, a currency or figures' });
      return [];
    }
    const hasNoAuditor = textOf(head, 'fravalg_revisjon') === 'J';
    return statementOfAccounts({
      place,
      periodStart: dayOf(textOf(head, 'startdato')),
      periodEnd,
      currency,
      scope: scopes[textOf(head, 'regnskapstype') ?? ''] ?? 'unstated',
      isAudited: hasNoAuditor ? false : undefined,
      isIfrs: /^ifrs/i.test(textOf(head, 'aarsregnskapstype') ?? ''),
      standardName: textOf(head, 'regler_smaa') === 'J' ? 'Regnskapsloven, små foretak' : 'Regnskapsloven',
      filedOn: dayOf(textOf(head, 'mottatt_dato')),
      figures,
    });
  });
  return { state: findings.length > 0 ? 'found' : 'not_filed', findings, remarks };
}

function figuresOf({ node, place }: Part): FormFigure[] {
  return childrenOf(node, 'info').flatMap((info, at): FormFigure[] => {
    const tag = fieldCodes[textOf(info, 'feltkode') ?? ''];
    const amount = readAmount(textOf(info, 'sum') ?? '');
    if (tag === undefined || amount === undefined) return [];
    return [{ tag, amount, place: `${place}/info[${at + 1}]` }];
  });
}

/** `20181231`. */
function dayOf(digits: string | undefined): Day | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(digits ?? '') ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
}
