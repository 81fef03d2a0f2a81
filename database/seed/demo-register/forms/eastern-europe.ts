import { form, quotedForm } from './legal-form.ts';

export const estonianForms = [
  form('OÜ', 'LLC', 82),
  form('AS', 'JSC', 10),
  form('TÜ', 'GP', 3),
  form('UÜ', 'LP', 3),
  form('FIE', 'SP', 2),
];

export const latvianForms = [
  form('SIA', 'LLC', 84, 'SIA "{}"', '{} SIA'),
  form('AS', 'JSC', 10, 'AS "{}"', '{} AS'),
  form('IK', 'SP', 3, 'IK "{}"', '{} IK'),
  form('PS', 'GP', 3, 'PS "{}"', '{} PS'),
];

export const lithuanianForms = [
  form('UAB', 'LLC', 84, 'UAB „{}“', '{} UAB'),
  form('AB', 'JSC', 7, 'AB „{}“', '{} AB'),
  form('MB', 'LLC', 6, 'MB „{}“', '{} MB'),
  form('VšĮ', 'FOUNDATION', 3, 'VšĮ „{}“', '{} VsI'),
];

export const polishForms = [
  form('sp. z o.o.', 'LLC', 70),
  form('S.A.', 'JSC', 9),
  form('sp. z o.o. sp.k.', 'LP', 7),
  form('sp.j.', 'GP', 7),
  form('sp.k.', 'LP', 4),
  form('P.S.A.', 'JSC', 3),
];

export const czechForms = [
  form('s.r.o.', 'LLC', 64),
  form('spol. s r.o.', 'LLC', 12),
  form('a.s.', 'JSC', 17),
  form('v.o.s.', 'GP', 3),
  form('k.s.', 'LP', 2),
  form('družstvo', 'OTHER', 2),
];

export const slovakForms = [
  form('s.r.o.', 'LLC', 66),
  form('spol. s r.o.', 'LLC', 14),
  form('a.s.', 'JSC', 15),
  form('k.s.', 'LP', 5),
];

export const sloveneForms = [
  form('d.o.o.', 'LLC', 84),
  form('d.d.', 'JSC', 8),
  form('d.n.o.', 'GP', 4),
  form('s.p.', 'SP', 4),
];

export const yugoslavForms = [
  form('d.o.o.', 'LLC', 82),
  form('d.d.', 'JSC', 10),
  form('j.d.o.o.', 'LLC', 4),
  form('k.d.', 'LP', 4),
];

export const serbianForms = [
  form('д.о.о.', 'LLC', 82, '{} д.о.о.', '{} d.o.o.'),
  form('а.д.', 'JSC', 10, '{} а.д.', '{} a.d.'),
  form('о.д.', 'GP', 4, '{} о.д.', '{} o.d.'),
  form('к.д.', 'LP', 4, '{} к.д.', '{} k.d.'),
];

export const macedonianForms = [
  form('ДООЕЛ', 'LLC', 60, '{} ДООЕЛ', '{} DOOEL'),
  form('ДОО', 'LLC', 28, '{} ДОО', '{} DOO'),
  form('АД', 'JSC', 12, '{} АД', '{} AD'),
];

export const bulgarianForms = [
  form('ООД', 'LLC', 42, '„{}“ ООД', '{} OOD'),
  form('ЕООД', 'LLC', 42, '„{}“ ЕООД', '{} EOOD'),
  form('АД', 'JSC', 9, '„{}“ АД', '{} AD'),
  form('ЕАД', 'JSC', 3, '„{}“ ЕАД', '{} EAD'),
  form('ЕТ', 'SP', 4, 'ЕТ „{}“', '{} ET'),
];

export const romanianForms = [
  form('S.R.L.', 'LLC', 80),
  form('S.A.', 'JSC', 14),
  form('S.N.C.', 'GP', 3),
  form('S.C.S.', 'LP', 3),
];

export const hungarianForms = [
  form('Kft.', 'LLC', 76),
  form('Zrt.', 'JSC', 10),
  form('Nyrt.', 'JSC', 2),
  form('Bt.', 'LP', 12),
];

export const albanianForms = [form('SHPK', 'LLC', 84), form('SHA', 'JSC', 16)];

export const kosovanForms = [form('SH.P.K.', 'LLC', 80), form('SH.A.', 'JSC', 12), form('B.I.', 'SP', 8)];

export const russianForms = [
  quotedForm('ООО', 'LLC', 78),
  quotedForm('АО', 'JSC', 10),
  quotedForm('ПАО', 'JSC', 3),
  quotedForm('ЗАО', 'JSC', 3),
  quotedForm('Фонд', 'FOUNDATION', 1, 'Fond'),
  quotedForm('АНО', 'FOUNDATION', 2),
  quotedForm('ПК', 'OTHER', 3),
];

export const belarusianRussianForms = [
  quotedForm('ООО', 'LLC', 52),
  quotedForm('ОДО', 'LLC', 10),
  quotedForm('ЧУП', 'OTHER', 18, 'ChUP'),
  quotedForm('ОАО', 'JSC', 12),
  quotedForm('ЗАО', 'JSC', 6),
  quotedForm('РУП', 'OTHER', 2),
];

export const belarusianForms = [
  quotedForm('ТАА', 'LLC', 60),
  quotedForm('ПУП', 'OTHER', 20),
  quotedForm('ААТ', 'JSC', 14),
  quotedForm('ЗАТ', 'JSC', 6),
];

export const ukrainianForms = [
  quotedForm('ТОВ', 'LLC', 74),
  quotedForm('ПП', 'OTHER', 12),
  quotedForm('ПрАТ', 'JSC', 7, 'PrAT'),
  quotedForm('АТ', 'JSC', 4),
  quotedForm('ФГ', 'OTHER', 3),
];

export const moldovanForms = [form('S.R.L.', 'LLC', 84), form('S.A.', 'JSC', 10), form('Î.I.', 'SP', 6)];
