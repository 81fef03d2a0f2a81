import { type DerivedLine, type FormLine, formLine } from '#findings/statements/statement-of-lines.ts';

const flow = (label: string): FormLine => ({ label, isFlow: true });
const stock = (label: string): FormLine => ({ label, isFlow: false });

/** Codes of the forms of Order 66n and of FSBU 4/2023: balance sheet, financial results, cash flows. */
export const formLines: Readonly<Record<string, FormLine>> = {
  1100: formLine('Итого внеоборотных активов', 'fixed_assets'),
  1110: formLine('Нематериальные активы', 'intangible'),
  1120: stock('Результаты исследований и разработок'),
  1130: stock('Нематериальные поисковые активы'),
  1140: stock('Материальные поисковые активы'),
  1150: formLine('Основные средства', 'tangible'),
  1160: stock('Доходные вложения в материальные ценности'),
  1170: formLine('Финансовые вложения', 'investments'),
  1180: stock('Отложенные налоговые активы'),
  1190: stock('Прочие внеоборотные активы'),
  1200: formLine('Итого оборотных активов', 'current_assets'),
  1210: formLine('Запасы', 'inventory'),
  1220: stock('НДС по приобретённым ценностям'),
  // The form does not part trade receivables from others.
  1230: formLine('Дебиторская задолженность', 'debtors', 'trade_debtors'),
  1240: formLine('Финансовые вложения (краткосрочные)', 'short_term_investments'),
  1250: formLine('Денежные средства и денежные эквиваленты', 'cash'),
  1260: formLine('Прочие оборотные активы', 'other_current_assets'),
  1300: formLine('Итого капитал', 'equity'),
  1310: formLine('Уставный капитал', 'share_capital'),
  1320: stock('Собственные акции, выкупленные у акционеров'),
  1340: formLine('Переоценка внеоборотных активов', 'revaluation_reserve'),
  1350: formLine('Добавочный капитал', 'share_premium'),
  1360: formLine('Резервный капитал', 'other_reserves'),
  1370: formLine('Нераспределённая прибыль (непокрытый убыток)', 'retained_earnings'),
  1400: formLine('Итого долгосрочных обязательств', 'creditors_after_1y'),
  1410: formLine('Долгосрочные заёмные средства', 'long_term_borrowings'),
  1420: stock('Отложенные налоговые обязательства'),
  1430: stock('Долгосрочные оценочные обязательства'),
  1450: stock('Прочие долгосрочные обязательства'),
  1500: formLine('Итого краткосрочных обязательств', 'creditors_within_1y'),
  1510: formLine('Краткосрочные заёмные средства', 'short_term_borrowings'),
  1520: formLine('Кредиторская задолженность', 'trade_creditors'),
  1530: stock('Доходы будущих периодов'),
  1540: stock('Краткосрочные оценочные обязательства'),
  1550: stock('Прочие краткосрочные обязательства'),
  1600: formLine('Баланс (актив)', 'total_assets'),
  1700: formLine('Баланс (пассив)', 'equity_and_liabilities'),
  2100: formLine('Валовая прибыль (убыток)', 'gross_profit'),
  2110: formLine('Выручка', 'sales'),
  2120: formLine('Себестоимость продаж', 'cogs'),
  2200: flow('Прибыль (убыток) от продаж'),
  2210: formLine('Коммерческие расходы', 'distribution_costs'),
  2220: formLine('Управленческие расходы', 'admin_expenses'),
  2300: formLine('Прибыль (убыток) до налогообложения', 'pbt'),
  2310: flow('Доходы от участия в других организациях'),
  2320: formLine('Проценты к получению', 'finance_income'),
  2330: formLine('Проценты к уплате', 'interest'),
  2340: formLine('Прочие доходы', 'other_income'),
  2350: formLine('Прочие расходы', 'other_expenses'),
  2400: formLine('Чистая прибыль (убыток)', 'net'),
  // Since 2020 the form adds this line to the result: a tax that is paid is negative there.
  2410: { ...formLine('Налог на прибыль', 'tax'), isNegated: true },
  2411: flow('Текущий налог на прибыль'),
  2412: flow('Отложенный налог на прибыль'),
  2460: flow('Прочее'),
  2500: flow('Совокупный финансовый результат'),
  2900: flow('Базовая прибыль (убыток) на акцию'),
  4100: formLine('Сальдо денежных потоков от текущих операций', 'cfo'),
  4110: flow('Поступления от текущих операций'),
  4120: flow('Платежи по текущим операциям'),
  4200: formLine('Сальдо денежных потоков от инвестиционных операций', 'cfi'),
  4300: formLine('Сальдо денежных потоков от финансовых операций', 'cff'),
  4322: formLine('Дивиденды и иные выплаты собственникам', 'dividends'),
  4323: formLine('Погашение векселей, возврат кредитов и займов', 'principal_repaid'),
  4400: flow('Сальдо денежных потоков за отчётный период'),
  4450: stock('Остаток денежных средств на начало периода'),
  4500: stock('Остаток денежных средств на конец периода'),
};

/** The simplified form has no lines for the result before tax, and its tax is a cost as it stands. */
export const simplifiedFormLines: Readonly<Record<string, FormLine>> = {
  ...formLines,
  2410: formLine('Налоги на прибыль (доходы)', 'tax'),
};

/** Lines of ours that the forms leave to be added up. */
export const derivedLines: readonly DerivedLine[] = [
  { line: 'total_liabilities', tags: ['1400', '1500'], needs: ['1500'] },
  { line: 'borrowings', tags: ['1410', '1510'], needs: [] },
  // What is earned before the interest that is paid.
  { line: 'ebit', tags: ['2300', '2330'], needs: ['2300'] },
];

/** What stands between the result before tax and the net one, beside the tax. */
export const besideTax = ['2460'];
