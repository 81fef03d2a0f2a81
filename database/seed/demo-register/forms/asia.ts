import { form, quotedForm } from './legal-form.ts';

export const kazakhRussianForms = [
  quotedForm('ТОО', 'LLC', 84),
  quotedForm('АО', 'JSC', 10),
  quotedForm('ПТ', 'GP', 2),
  quotedForm('ПК', 'OTHER', 4),
];

export const kazakhForms = [
  form('ЖШС', 'LLC', 86, '«{}» ЖШС', '{} ZhShS'),
  form('АҚ', 'JSC', 14, '«{}» АҚ', '{} AQ'),
];

export const kyrgyzRussianForms = [
  quotedForm('ОсОО', 'LLC', 82, 'OsOO'),
  quotedForm('ОАО', 'JSC', 8),
  quotedForm('ЗАО', 'JSC', 10),
];

export const kyrgyzForms = [
  form('ЖЧК', 'LLC', 84, '«{}» ЖЧК', '{} JChK'),
  form('ААК', 'JSC', 16, '«{}» ААК', '{} AAK'),
];

export const tajikForms = [
  form('ҶДММ', 'LLC', 80, 'ҶДММ «{}»', '{} JDMM'),
  form('ҶСП', 'JSC', 12, 'ҶСП «{}»', '{} JSP'),
  form('ҶСК', 'JSC', 8, 'ҶСК «{}»', '{} JSK'),
];

export const mongolianForms = [
  form('ХХК', 'LLC', 84, '{} ХХК', '{} LLC'),
  form('ХК', 'JSC', 16, '{} ХК', '{} JSC'),
];

export const uzbekForms = [
  form('MChJ', 'LLC', 78),
  form('AJ', 'JSC', 10),
  form('XK', 'OTHER', 8),
  form('QK MChJ', 'LLC', 4),
];

export const turkmenForms = [form('HJ', 'LLC', 80), form('PJ', 'JSC', 20)];

export const azerbaijaniForms = [form('MMC', 'LLC', 84), form('ASC', 'JSC', 8), form('QSC', 'JSC', 8)];

export const georgianForms = [
  form('შპს', 'LLC', 84, 'შპს {}', '{} LLC'),
  form('სს', 'JSC', 10, 'სს {}', '{} JSC'),
  form('ი/მ', 'SP', 6, 'ი/მ {}', '{} IE'),
];

export const armenianForms = [
  form('ՍՊԸ', 'LLC', 82, '«{}» ՍՊԸ', '{} LLC'),
  form('ՓԲԸ', 'JSC', 12, '«{}» ՓԲԸ', '{} CJSC'),
  form('ԲԲԸ', 'JSC', 6, '«{}» ԲԲԸ', '{} OJSC'),
];

export const turkishForms = [
  form('Ltd. Şti.', 'LLC', 68),
  form('A.Ş.', 'JSC', 28),
  form('Koll. Şti.', 'GP', 2),
  form('Kom. Şti.', 'LP', 2),
];

export const gulfForms = [
  form('ذ.م.م', 'LLC', 74, '{} ذ.م.م', '{} LLC'),
  form('ش.م.ع', 'JSC', 6, '{} ش.م.ع', '{} PJSC'),
  form('ش.م.خ', 'JSC', 6, '{} ش.م.خ', '{} PrJSC'),
  form('مؤسسة', 'SP', 10, 'مؤسسة {}', '{} Est.'),
  form('فرع', 'BRANCH', 4, '{} (فرع)', '{} (Branch)'),
];

export const gulfEnglishForms = [
  form('FZE', 'LLC', 30),
  form('FZCO', 'LLC', 20),
  form('L.L.C', 'LLC', 40),
  form('DMCC', 'LLC', 10),
];

export const wllForms = [
  form('ذ.م.م', 'LLC', 80, '{} ذ.م.م', '{} W.L.L.'),
  form('ش.م.ب', 'JSC', 10, '{} ش.م', '{} S.A.'),
  form('مؤسسة', 'SP', 10, 'مؤسسة {}', '{} Est.'),
];

export const saudiForms = [
  form('شركة ذات مسؤولية محدودة', 'LLC', 70, 'شركة {} المحدودة', '{} Co. Ltd.'),
  form('شركة مساهمة', 'JSC', 14, 'شركة {} المساهمة', '{} JSC'),
  form('مؤسسة', 'SP', 16, 'مؤسسة {}', '{} Est.'),
];

export const arabForms = [
  form('ش.م.م', 'LLC', 66, '{} ش.م.م', '{} LLC'),
  form('ش.م', 'JSC', 22, '{} ش.م', '{} JSC'),
  form('شركة تضامن', 'GP', 6, '{} شركة تضامن', '{} & Partners'),
  form('مؤسسة', 'SP', 6, 'مؤسسة {}', '{} Est.'),
];

export const israeliForms = [
  form('בע״מ', 'LLC', 88, '{} בע״מ', '{} Ltd.'),
  form('שותפות מוגבלת', 'LP', 7, '{} שותפות מוגבלת', '{} L.P.'),
  form('ע״ר', 'FOUNDATION', 5, '{} (ע״ר)', '{} (R.A.)'),
];

export const iranianForms = [
  form('شرکت با مسئولیت محدود', 'LLC', 56, 'شرکت {} (با مسئولیت محدود)', '{} Co. Ltd.'),
  form('شرکت سهامی خاص', 'JSC', 38, 'شرکت {} (سهامی خاص)', '{} Co. (P.J.S.)'),
  form('شرکت سهامی عام', 'JSC', 6, 'شرکت {} (سهامی عام)', '{} Co. (Pub.J.S.)'),
];

export const afghanForms = [
  form('شرکت محدود المسئولیت', 'LLC', 90, 'شرکت {}', '{} Ltd.'),
  form('تصدی', 'SP', 10, 'تصدی {}', '{} Enterprise'),
];

export const indianForms = [
  form('Private Limited', 'LLC', 58),
  form('Pvt. Ltd.', 'LLC', 14),
  form('Limited', 'JSC', 14),
  form('LLP', 'LP', 12),
  form('(OPC) Private Limited', 'LLC', 2),
];

export const hindiForms = [
  form('प्राइवेट लिमिटेड', 'LLC', 84, '{} प्राइवेट लिमिटेड', '{} Private Limited'),
  form('लिमिटेड', 'JSC', 16, '{} लिमिटेड', '{} Limited'),
];

export const nepaliForms = [
  form('प्रा. लि.', 'LLC', 88, '{} प्रा. लि.', '{} Pvt. Ltd.'),
  form('लि.', 'JSC', 12, '{} लि.', '{} Ltd.'),
];

export const bengaliForms = [
  form('লিমিটেড', 'LLC', 70, '{} লিমিটেড', '{} Limited'),
  form('প্রাইভেট লিমিটেড', 'LLC', 30, '{} প্রাইভেট লিমিটেড', '{} Private Limited'),
];

export const sinhalaForms = [
  form('(පුද්ගලික) සමාගම', 'LLC', 80, '{} (පුද්ගලික) සමාගම', '{} (Pvt) Ltd'),
  form('පීඑල්සී', 'JSC', 20, '{} පීඑල්සී', '{} PLC'),
];

export const pakistaniForms = [
  form('(Pvt.) Ltd.', 'LLC', 74),
  form('Limited', 'JSC', 20),
  form('(SMC-Pvt.) Ltd.', 'LLC', 6),
];

export const urduForms = [
  form('پرائیویٹ لمیٹڈ', 'LLC', 84, '{} پرائیویٹ لمیٹڈ', '{} (Pvt.) Ltd.'),
  form('لمیٹڈ', 'JSC', 16, '{} لمیٹڈ', '{} Limited'),
];

export const southAsianForms = [
  form('Pvt. Ltd.', 'LLC', 80),
  form('Public Ltd.', 'JSC', 14),
  form('Enterprises', 'SP', 6),
];
