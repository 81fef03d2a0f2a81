import { form } from './legal-form.ts';

export const chineseForms = [
  form('有限公司', 'LLC', 80, '{}有限公司', '{} Co., Ltd.'),
  form('有限责任公司', 'LLC', 6, '{}有限责任公司', '{} LLC'),
  form('股份有限公司', 'JSC', 8, '{}股份有限公司', '{} Company Limited by Shares'),
  form('合伙企业（有限合伙）', 'LP', 3, '{}合伙企业（有限合伙）', '{} Limited Partnership'),
  form('厂', 'SP', 3, '{}厂', '{} Factory'),
];

export const taiwaneseForms = [
  form('股份有限公司', 'JSC', 60, '{}股份有限公司', '{} Co., Ltd.'),
  form('有限公司', 'LLC', 36, '{}有限公司', '{} Ltd.'),
  form('商行', 'SP', 4, '{}商行', '{} Firm'),
];

export const hongKongForms = [
  form('有限公司', 'LLC', 94, '{}有限公司', '{} Limited'),
  form('公司', 'SP', 6, '{}公司', '{} Company'),
];

export const hongKongEnglishForms = [form('Limited', 'LLC', 90), form('Company Limited', 'LLC', 10)];

export const macaoForms = [
  form('有限公司', 'LLC', 86, '{}有限公司', '{}, Limitada'),
  form('股份有限公司', 'JSC', 14, '{}股份有限公司', '{}, S.A.'),
];

export const japaneseForms = [
  form('株式会社', 'JSC', 46, '株式会社{}', '{} K.K.'),
  form('株式会社', 'JSC', 28, '{}株式会社', '{} Co., Ltd.'),
  form('有限会社', 'LLC', 12, '有限会社{}', '{} Y.K.'),
  form('合同会社', 'LLC', 12, '合同会社{}', '{} G.K.'),
  form('合資会社', 'LP', 2, '合資会社{}', '{} G.S.K.'),
];

export const koreanForms = [
  form('주식회사', 'JSC', 44, '주식회사 {}', '{} Co., Ltd.'),
  form('(주)', 'JSC', 38, '{}(주)', '{} Inc.'),
  form('유한회사', 'LLC', 14, '유한회사 {}', '{} LLC'),
  form('합자회사', 'LP', 4, '합자회사 {}', '{} Limited Partnership'),
];

export const northKoreanForms = [
  form('회사', 'OTHER', 70, '{}회사', '{} Company'),
  form('총회사', 'OTHER', 30, '{}총회사', '{} General Corporation'),
];

export const thaiForms = [
  form('บริษัท จำกัด', 'LLC', 84, 'บริษัท {} จำกัด', '{} Co., Ltd.'),
  form('บริษัท จำกัด (มหาชน)', 'JSC', 6, 'บริษัท {} จำกัด (มหาชน)', '{} PCL'),
  form('ห้างหุ้นส่วนจำกัด', 'LP', 10, 'ห้างหุ้นส่วนจำกัด {}', '{} Ltd. Part.'),
];

export const vietnameseForms = [
  form('Công ty TNHH', 'LLC', 62, 'Công ty TNHH {}', '{} Co., Ltd.'),
  form('Công ty Cổ phần', 'JSC', 34, 'Công ty Cổ phần {}', '{} JSC'),
  form('DNTN', 'SP', 4, 'DNTN {}', '{} Private Enterprise'),
];

export const indonesianForms = [
  form('PT', 'LLC', 76, 'PT {}'),
  form('PT Tbk', 'JSC', 6, 'PT {} Tbk'),
  form('CV', 'LP', 15, 'CV {}'),
  form('UD', 'SP', 3, 'UD {}'),
];

export const malaysianForms = [
  form('Sdn. Bhd.', 'LLC', 84),
  form('Berhad', 'JSC', 8),
  form('PLT', 'LP', 5),
  form('Enterprise', 'SP', 3),
];

export const singaporeForms = [form('Pte. Ltd.', 'LLC', 86), form('Ltd.', 'JSC', 7), form('LLP', 'LP', 7)];

export const philippineForms = [
  form('Inc.', 'JSC', 60),
  form('Corporation', 'JSC', 28),
  form('OPC', 'LLC', 6),
  form('Co.', 'GP', 6),
];

export const khmerForms = [
  form('ឯ.ក', 'LLC', 90, '{} ឯ.ក', '{} Co., Ltd.'),
  form('ម.ក', 'JSC', 10, '{} ម.ក', '{} PLC'),
];

export const laoForms = [
  form('ບໍລິສັດ ຈຳກັດ', 'LLC', 84, 'ບໍລິສັດ {} ຈຳກັດ', '{} Co., Ltd.'),
  form('ບໍລິສັດ ມະຫາຊົນ', 'JSC', 16, 'ບໍລິສັດ {} ມະຫາຊົນ', '{} Public Company'),
];

export const burmeseForms = [
  form('ကုမ္ပဏီလီမိတက်', 'LLC', 90, '{} ကုမ္ပဏီလီမိတက်', '{} Company Limited'),
  form('အများပိုင်ကုမ္ပဏီ', 'JSC', 10, '{} အများပိုင်ကုမ္ပဏီ', '{} Public Company Limited'),
];

export const macaoPortugueseForms = [
  form('Limitada', 'LLC', 80, '{}, Limitada'),
  form('S.A.', 'JSC', 20, '{}, S.A.'),
];
