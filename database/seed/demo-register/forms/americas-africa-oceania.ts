import { form } from './legal-form.ts';

export const americanForms = [
  form('LLC', 'LLC', 46),
  form('Inc.', 'JSC', 34),
  form('Corp.', 'JSC', 10),
  form('L.P.', 'LP', 5),
  form('LLP', 'LP', 3),
  form('Foundation', 'FOUNDATION', 2),
];

export const canadianForms = [
  form('Inc.', 'JSC', 46),
  form('Ltd.', 'LLC', 36),
  form('Corp.', 'JSC', 12),
  form('ULC', 'OTHER', 6),
];

export const quebecForms = [form('inc.', 'JSC', 70), form('ltée', 'LLC', 20), form('s.e.n.c.', 'GP', 10)];

export const mexicanForms = [
  form('S.A. de C.V.', 'JSC', 62),
  form('S. de R.L. de C.V.', 'LLC', 26),
  form('S.A.P.I. de C.V.', 'JSC', 8),
  form('A.C.', 'FOUNDATION', 4),
];

export const argentineForms = [
  form('S.A.', 'JSC', 40),
  form('S.R.L.', 'LLC', 44),
  form('S.A.S.', 'JSC', 12),
  form('S.C.S.', 'LP', 4),
];

export const chileanForms = [
  form('SpA', 'JSC', 44),
  form('Ltda.', 'LLC', 38),
  form('S.A.', 'JSC', 14),
  form('E.I.R.L.', 'SP', 4),
];

export const colombianForms = [
  form('S.A.S.', 'JSC', 72),
  form('Ltda.', 'LLC', 14),
  form('S.A.', 'JSC', 12),
  form('E.U.', 'SP', 2),
];

export const peruvianForms = [
  form('S.A.C.', 'JSC', 54),
  form('S.R.L.', 'LLC', 16),
  form('S.A.', 'JSC', 14),
  form('E.I.R.L.', 'SP', 16),
];

export const venezuelanForms = [form('C.A.', 'JSC', 80), form('S.R.L.', 'LLC', 12), form('F.P.', 'SP', 8)];

export const latinAmericanForms = [
  form('S.A.', 'JSC', 54),
  form('S.R.L.', 'LLC', 34),
  form('Ltda.', 'LLC', 8),
  form('Cía.', 'GP', 4),
];

export const cubanForms = [form('S.A.', 'JSC', 60), form('MIPYME S.R.L.', 'LLC', 40)];

export const brazilianForms = [
  form('Ltda.', 'LLC', 76),
  form('S.A.', 'JSC', 13),
  form('EIRELI', 'LLC', 6),
  form('ME', 'SP', 5),
];

export const guyaneseForms = [form('Inc.', 'JSC', 50), form('Ltd.', 'LLC', 50)];

export const caribbeanForms = [
  form('Ltd.', 'LLC', 66),
  form('Inc.', 'JSC', 20),
  form('LLC', 'LLC', 8),
  form('PLC', 'JSC', 6),
];

export const offshoreForms = [
  form('Ltd.', 'LLC', 44),
  form('Inc.', 'JSC', 20),
  form('LLC', 'LLC', 16),
  form('Corp.', 'JSC', 12),
  form('L.P.', 'LP', 8),
];

export const dutchCaribbeanForms = [
  form('N.V.', 'JSC', 50),
  form('B.V.', 'LLC', 44),
  form('V.B.A.', 'LLC', 6),
];

export const haitianForms = [form('S.A.', 'JSC', 90), form('S.N.C.', 'GP', 10)];

export const ohadaForms = [
  form('SARL', 'LLC', 66),
  form('SA', 'JSC', 16),
  form('SAS', 'JSC', 10),
  form('GIE', 'OTHER', 4),
  form('SNC', 'GP', 4),
];

export const maghrebForms = [
  form('SARL', 'LLC', 68),
  form('SA', 'JSC', 20),
  form('SNC', 'GP', 6),
  form('SUARL', 'LLC', 6),
];

export const lusophoneForms = [
  form('Lda', 'LLC', 76),
  form('S.A.', 'JSC', 18),
  form('Unipessoal, Lda', 'LLC', 6),
];

export const commonwealthForms = [
  form('Ltd', 'LLC', 50),
  form('Limited', 'LLC', 34),
  form('PLC', 'JSC', 10),
  form('Enterprises', 'SP', 6),
];

export const southAfricanForms = [
  form('(Pty) Ltd', 'LLC', 72),
  form('CC', 'OTHER', 12),
  form('Ltd', 'JSC', 10),
  form('NPC', 'FOUNDATION', 6),
];

export const ethiopianForms = [
  form('ኃ.የተ.የግ.ማ', 'LLC', 76, '{} ኃ.የተ.የግ.ማ', '{} PLC'),
  form('አ.ማ', 'JSC', 24, '{} አ.ማ', '{} Share Company'),
];

export const equatoguineanForms = [form('S.L.', 'LLC', 76), form('S.A.', 'JSC', 24)];

export const mauritianForms = [form('Ltd', 'LLC', 60), form('Ltée', 'LLC', 30), form('LLP', 'LP', 10)];

export const australianForms = [
  form('Pty Ltd', 'LLC', 82),
  form('Ltd', 'JSC', 12),
  form('Partnership', 'GP', 3),
  form('Trust', 'OTHER', 3),
];

export const newZealandForms = [
  form('Limited', 'LLC', 90),
  form('LP', 'LP', 6),
  form('Trust', 'FOUNDATION', 4),
];

/** For territories whose law knows few forms or borrows them. */
export const smallTerritoryForms = [
  form('Ltd.', 'LLC', 60),
  form('Inc.', 'JSC', 20),
  form('Co.', 'OTHER', 20),
];
