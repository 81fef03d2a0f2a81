import { z } from 'zod';
import type { ReadingRemark } from '#findings/reading/reading.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import { type FormFigure, type FormLine, statementOfLines } from '#findings/statements/statement-of-lines.ts';
import { readAmount, subtractAmounts } from '#findings/vocabulary/amount.ts';
import { derivedTaxLines, netAssets, taxFormLines } from './tax-form-lines.ts';

const text = z.string().max(500).nullish();
const declaration = z.object({
  regime: z.object({ code: text }).nullish(),
  date_declaration: text,
  date_fin_exercice: text,
  duree_exercice: z.number().nullish(),
  donnees: z
    .array(
      z.object({
        code: text,
        intitule: text,
        code_type_donnee: text,
        valeurs: z.array(z.string().max(100).nullable()).max(100),
      }),
    )
    .max(5_000),
});
/** Tax returns with their lines, as the tax office hands them on to administrations. It does not name the company. */
export const taxReturns = z.object({
  data: z.object({ declarations: z.array(declaration).max(200) }),
});
type Declaration = Readonly<{ one: z.output<typeof declaration>; place: string }>;

/** The statements in tax returns: the forms of one year belong together. */
export function statementsOfReturns(
  { data }: z.output<typeof taxReturns>,
  remarks: ReadingRemark[],
): FinancialStatement[] {
  const forms = data.declarations.map((one, at): Declaration => ({ one, place: `/data/declarations/${at}` }));
  const years = Map.groupBy(forms, ({ one }) => one.date_fin_exercice ?? '');
  return [...years].flatMap(([end, of]) => {
    const [first] = of;
    const figures = of.flatMap(figuresOf);
    const periodEnd = /^\d{4}-\d\d-\d\d/.exec(end)?.[0];
    if (first === undefined || periodEnd === undefined || figures.length === 0) {
      remarks.push({ place: first?.place ?? '', remark: 'a return without a year or without amounts' });
      return [];
    }
    const nets = netFigures(figures);
    const days = first.one.duree_exercice ?? 0;
    const filedOn = /^\d{4}-\d\d-\d\d/.exec(first.one.date_declaration ?? '')?.[0];
    const labels = new Map(
      of.flatMap(({ one }) => one.donnees.map(({ code, intitule }) => [code, intitule])),
    );
    const others = figures.flatMap(({ tag }): [string, FormLine][] =>
      tag in taxFormLines ? [] : [[tag, { label: labels.get(tag) ?? tag, isFlow: /^[FGH]/.test(tag) }]],
    );
    return [
      statementOfLines(
        {
          place: first.place,
          periodEnd,
          ...(days > 0 && { months: Math.round(days / 30.4375) }),
          currency: 'EUR',
          unit: 1,
          standard: 'local',
          standardName: 'PCG',
          scope: 'individual',
          isRestated: false,
          ...(filedOn !== undefined && { filedOn }),
        },
        [...figures, ...nets.map(({ figure }) => figure)],
        {
          ...Object.fromEntries(others),
          ...taxFormLines,
          ...Object.fromEntries(nets.map(({ figure, line }) => [figure.tag, line])),
        },
        { derived: derivedTaxLines, remarks: first.one.regime?.code === 'RS' ? ['abridged'] : [] },
      ),
    ];
  });
}

/** Amounts of money by the letters of their boxes; the first column is the year's own. */
function figuresOf({ one, place }: Declaration): FormFigure[] {
  return one.donnees.flatMap(({ code, code_type_donnee, valeurs }, at): FormFigure[] => {
    const amount = code_type_donnee === 'MOA' ? readAmount(valeurs[0] ?? '') : undefined;
    if (amount === undefined || !code || !/^[0-9A-Z]{2}$/.test(code)) return [];
    return [{ tag: code, amount, place: `${place}/donnees/${at}/valeurs/0` }];
  });
}

function netFigures(figures: readonly FormFigure[]): { figure: FormFigure; line: FormLine }[] {
  const byTag = new Map(figures.map((figure) => [figure.tag, figure]));
  return netAssets.flatMap(({ gross, writtenOff, line }) => {
    const whole = byTag.get(gross);
    if (whole === undefined) return [];
    const amount = subtractAmounts(whole.amount, byTag.get(writtenOff)?.amount ?? '0');
    return [{ figure: { tag: `${gross} - ${writtenOff}`, amount, place: whole.place }, line }];
  });
}
