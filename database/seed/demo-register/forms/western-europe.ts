import { form } from './legal-form.ts';

export const britishForms = [
  form('Ltd', 'LLC', 45),
  form('Limited', 'LLC', 40),
  form('PLC', 'JSC', 6),
  form('LLP', 'LP', 7),
  form('CIC', 'OTHER', 2),
];

export const irishForms = [
  form('Limited', 'LLC', 55),
  form('DAC', 'LLC', 25),
  form('PLC', 'JSC', 10),
  form('ULC', 'OTHER', 5),
  form('CLG', 'FOUNDATION', 5),
];

export const germanForms = [
  form('GmbH', 'LLC', 60),
  form('UG (haftungsbeschränkt)', 'LLC', 8),
  form('GmbH & Co. KG', 'LP', 14),
  form('AG', 'JSC', 7),
  form('OHG', 'GP', 4),
  form('KG', 'LP', 3),
  form('e.K.', 'SP', 3),
  form('eG', 'OTHER', 1),
];

export const austrianForms = [
  form('GmbH', 'LLC', 65),
  form('Ges.m.b.H.', 'LLC', 12),
  form('AG', 'JSC', 8),
  form('KG', 'LP', 8),
  form('OG', 'GP', 5),
  form('e.U.', 'SP', 2),
];

export const swissGermanForms = [
  form('AG', 'JSC', 50),
  form('GmbH', 'LLC', 44),
  form('Genossenschaft', 'OTHER', 3),
  form('Stiftung', 'FOUNDATION', 3),
];

export const swissFrenchForms = [
  form('SA', 'JSC', 50),
  form('Sàrl', 'LLC', 46),
  form('Fondation', 'FOUNDATION', 4),
];

export const swissItalianForms = [form('SA', 'JSC', 50), form('Sagl', 'LLC', 50)];

export const liechtensteinForms = [
  form('AG', 'JSC', 40),
  form('Anstalt', 'OTHER', 30),
  form('GmbH', 'LLC', 20),
  form('Stiftung', 'FOUNDATION', 10),
];

export const dutchForms = [
  form('B.V.', 'LLC', 80),
  form('N.V.', 'JSC', 6),
  form('V.O.F.', 'GP', 9),
  form('Stichting', 'FOUNDATION', 2, 'Stichting {}'),
  form('Coöperatie U.A.', 'OTHER', 3, 'Coöperatie {} U.A.'),
];

export const belgianDutchForms = [
  form('BV', 'LLC', 60),
  form('NV', 'JSC', 32),
  form('VOF', 'GP', 4),
  form('CV', 'OTHER', 4),
];

export const belgianFrenchForms = [
  form('SRL', 'LLC', 60),
  form('SA', 'JSC', 32),
  form('SNC', 'GP', 4),
  form('ASBL', 'FOUNDATION', 4),
];

export const luxembourgForms = [
  form('S.à r.l.', 'LLC', 60),
  form('S.A.', 'JSC', 30),
  form('S.C.A.', 'LP', 5),
  form('S.e.n.c.', 'GP', 5),
];

export const frenchForms = [
  form('SARL', 'LLC', 42),
  form('SAS', 'JSC', 36),
  form('SASU', 'JSC', 6),
  form('EURL', 'LLC', 5),
  form('SA', 'JSC', 6),
  form('SNC', 'GP', 3),
  form('SCI', 'OTHER', 2, 'SCI {}'),
];

export const spanishForms = [
  form('S.L.', 'LLC', 62),
  form('S.L.U.', 'LLC', 10),
  form('S.A.', 'JSC', 20),
  form('S. Coop.', 'OTHER', 5),
  form('C.B.', 'GP', 3),
];

export const portugueseForms = [
  form('Lda.', 'LLC', 62),
  form('Unipessoal Lda.', 'LLC', 16),
  form('S.A.', 'JSC', 18),
  form('CRL', 'OTHER', 4),
];

export const italianForms = [
  form('S.r.l.', 'LLC', 58),
  form('S.p.A.', 'JSC', 16),
  form('S.n.c.', 'GP', 10),
  form('S.a.s.', 'LP', 10),
  form('S.r.l.s.', 'LLC', 4),
  form('Soc. Coop.', 'OTHER', 2),
];

export const greekForms = [
  form('Α.Ε.', 'JSC', 40, '{} Α.Ε.', '{} S.A.'),
  form('Ι.Κ.Ε.', 'LLC', 30, '{} Ι.Κ.Ε.', '{} P.C.'),
  form('Ε.Π.Ε.', 'LLC', 15, '{} Ε.Π.Ε.', '{} Ltd'),
  form('Ο.Ε.', 'GP', 10, '{} Ο.Ε.', '{} O.E.'),
  form('Ε.Ε.', 'LP', 5, '{} Ε.Ε.', '{} E.E.'),
];

export const cypriotForms = [
  form('Ltd', 'LLC', 70),
  form('Limited', 'LLC', 20),
  form('Public Ltd', 'JSC', 10),
];

export const swedishForms = [
  form('AB', 'LLC', 84),
  form('AB (publ)', 'JSC', 4),
  form('HB', 'GP', 6),
  form('KB', 'LP', 4),
  form('ek. för.', 'OTHER', 2),
];

export const danishForms = [
  form('ApS', 'LLC', 62),
  form('A/S', 'JSC', 28),
  form('I/S', 'GP', 6),
  form('K/S', 'LP', 4),
];

export const norwegianForms = [
  form('AS', 'LLC', 84),
  form('ASA', 'JSC', 5),
  form('ANS', 'GP', 4),
  form('ENK', 'SP', 4),
  form('SA', 'OTHER', 3),
];

export const finnishForms = [
  form('Oy', 'LLC', 84),
  form('Oyj', 'JSC', 5),
  form('Ky', 'LP', 6),
  form('Ay', 'GP', 5),
];

export const alandForms = [form('Ab', 'LLC', 90), form('Kb', 'LP', 10)];

export const icelandicForms = [form('ehf.', 'LLC', 80), form('hf.', 'JSC', 15), form('slf.', 'GP', 5)];

export const faroeseForms = [form('Sp/f', 'LLC', 70), form('P/F', 'JSC', 30)];

export const offshoreBritishForms = [
  form('Limited', 'LLC', 70),
  form('PCC Limited', 'LLC', 8),
  form('PLC', 'JSC', 10),
  form('LP', 'LP', 12),
];

export const monegasqueForms = [
  form('S.A.R.L.', 'LLC', 60),
  form('S.A.M.', 'JSC', 34),
  form('S.C.S.', 'LP', 6),
];

export const vaticanForms = [
  form('Fondazione', 'FOUNDATION', 60, 'Fondazione {}'),
  form('Istituto', 'OTHER', 40, 'Istituto {}'),
];
