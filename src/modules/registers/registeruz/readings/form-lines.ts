import { type DerivedLine, type FormLine, formLine } from '#findings/statements/statement-of-lines.ts';

/** A table of a form: its letter in our tags, its first row, its columns, and which of them is that of this period. */
export type FormTable = Readonly<{ letter: string; firstRow: number; columns: number; column: number }>;

/** One form of statements: its tables in the order of the answer, its lines by letter and row. */
export type StatementForm = Readonly<{
  name: string;
  tables: readonly FormTable[];
  lines: Readonly<Record<string, FormLine>>;
  derived: readonly DerivedLine[];
  isAbridged: boolean;
}>;

const stock = (label: string): FormLine => ({ label, isFlow: false });
const flow = (label: string): FormLine => ({ label, isFlow: true });

/** Úč POD 2014, template 699: companies that keep double entries and are not micro. */
const business: StatementForm = {
  name: 'Úč POD',
  isAbridged: false,
  tables: [
    { letter: 'A', firstRow: 1, columns: 4, column: 2 },
    { letter: 'P', firstRow: 79, columns: 2, column: 0 },
    { letter: 'V', firstRow: 1, columns: 2, column: 0 },
  ],
  lines: {
    A1: formLine('Spolu majetok', 'total_assets'),
    A2: formLine('Neobežný majetok', 'fixed_assets'),
    A3: formLine('Dlhodobý nehmotný majetok', 'intangible'),
    A11: formLine('Dlhodobý hmotný majetok', 'tangible'),
    A21: formLine('Dlhodobý finančný majetok', 'investments'),
    A33: stock('Obežný majetok'),
    A34: formLine('Zásoby', 'inventory'),
    A41: stock('Dlhodobé pohľadávky'),
    A53: stock('Krátkodobé pohľadávky'),
    A54: formLine('Krátkodobé pohľadávky z obchodného styku', 'trade_debtors'),
    A66: formLine('Krátkodobý finančný majetok', 'short_term_investments'),
    A71: formLine('Finančné účty', 'cash'),
    A74: formLine('Časové rozlíšenie', 'prepayments'),
    P79: formLine('Spolu vlastné imanie a záväzky', 'equity_and_liabilities'),
    P80: formLine('Vlastné imanie', 'equity'),
    P81: formLine('Základné imanie', 'share_capital'),
    P85: formLine('Emisné ážio', 'share_premium'),
    P93: formLine('Oceňovacie rozdiely z precenenia', 'revaluation_reserve'),
    P97: stock('Výsledok hospodárenia minulých rokov'),
    P100: stock('Výsledok hospodárenia za účtovné obdobie po zdanení'),
    P101: stock('Záväzky'),
    P102: stock('Dlhodobé záväzky'),
    P118: stock('Dlhodobé rezervy'),
    P121: formLine('Dlhodobé bankové úvery', 'long_term_borrowings'),
    P122: stock('Krátkodobé záväzky'),
    P123: formLine('Krátkodobé záväzky z obchodného styku', 'trade_creditors'),
    P136: stock('Krátkodobé rezervy'),
    P139: stock('Bežné bankové úvery'),
    P140: stock('Krátkodobé finančné výpomoci'),
    P141: stock('Časové rozlíšenie'),
    V1: formLine('Čistý obrat', 'sales'),
    V2: flow('Výnosy z hospodárskej činnosti spolu'),
    V10: formLine('Náklady na hospodársku činnosť spolu', 'operating_expenses'),
    V15: formLine('Osobné náklady', 'staff_costs'),
    V21: formLine('Odpisy a opravné položky k dlhodobému majetku', 'depreciation'),
    V27: formLine('Výsledok hospodárenia z hospodárskej činnosti', 'ebit'),
    V28: flow('Pridaná hodnota'),
    V29: formLine('Výnosy z finančnej činnosti spolu', 'finance_income'),
    V45: formLine('Náklady na finančnú činnosť spolu', 'finance_costs'),
    V49: formLine('Nákladové úroky', 'interest'),
    V56: formLine('Výsledok hospodárenia pred zdanením', 'pbt'),
    V57: formLine('Daň z príjmov', 'tax'),
    V60: flow('Prevod podielov na výsledku hospodárenia spoločníkom'),
    V61: formLine('Výsledok hospodárenia po zdanení', 'net'),
  },
  derived: [
    { line: 'current_assets', tags: ['A33', 'A74'], needs: ['A33'] },
    { line: 'debtors', tags: ['A41', 'A53'], needs: ['A53'] },
    { line: 'retained_earnings', tags: ['P97', 'P100'], needs: ['P100'] },
    { line: 'creditors_after_1y', tags: ['P102', 'P118', 'P121'], needs: ['P102'] },
    { line: 'creditors_within_1y', tags: ['P122', 'P136', 'P139', 'P140', 'P141'], needs: ['P122'] },
    { line: 'short_term_borrowings', tags: ['P139', 'P140'], needs: [] },
    { line: 'borrowings', tags: ['P121', 'P139', 'P140'], needs: [] },
    { line: 'total_liabilities', tags: ['P101', 'P141'], needs: ['P101'] },
  ],
};

/** Úč MUJ 2015, template 687: micro companies. Of the balance sheet only the totals are sure. */
const micro: StatementForm = {
  name: 'Úč MUJ',
  isAbridged: true,
  tables: [
    { letter: 'A', firstRow: 1, columns: 2, column: 0 },
    { letter: 'P', firstRow: 24, columns: 2, column: 0 },
    { letter: 'V', firstRow: 1, columns: 2, column: 0 },
  ],
  lines: {
    A1: formLine('Spolu majetok', 'total_assets'),
    A2: formLine('Neobežný majetok', 'fixed_assets'),
    P24: formLine('Spolu vlastné imanie a záväzky', 'equity_and_liabilities'),
    P25: formLine('Vlastné imanie', 'equity'),
    P34: formLine('Záväzky', 'total_liabilities'),
    V1: flow('Výnosy z hospodárskej činnosti spolu'),
    V2: flow('Tržby z predaja tovaru'),
    V3: flow('Tržby z predaja vlastných výrobkov a služieb'),
    V8: formLine('Náklady na hospodársku činnosť spolu', 'operating_expenses'),
    V12: formLine('Osobné náklady', 'staff_costs'),
    V14: formLine('Odpisy a opravné položky k dlhodobému majetku', 'depreciation'),
    V18: formLine('Výsledok hospodárenia z hospodárskej činnosti', 'ebit'),
    V19: flow('Pridaná hodnota'),
    V20: formLine('Výnosy z finančnej činnosti spolu', 'finance_income'),
    V27: formLine('Náklady na finančnú činnosť spolu', 'finance_costs'),
    V31: formLine('Nákladové úroky', 'interest'),
    V35: formLine('Výsledok hospodárenia pred zdanením', 'pbt'),
    V36: formLine('Daň z príjmov', 'tax'),
    V38: formLine('Výsledok hospodárenia po zdanení', 'net'),
  },
  derived: [{ line: 'sales', tags: ['V2', 'V3'], needs: [] }],
};

/** Forms by the number of their template; what another template says is not guessed. */
export const statementForms: Readonly<Record<string, StatementForm>> = { '699': business, '687': micro };
