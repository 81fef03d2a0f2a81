/** A legal form of ISO 20275: its family, and how it is written in the country, where one way is usual. */
export type ElfForm = Readonly<{ generic: string; text: string | null }>;

/** `text` of the form and the codes it has; only common forms, the rest is named by the register or by the name. */
const rows: readonly (readonly [generic: string, text: string | null, codes: string])[] = [
  ['LLC', 'GmbH', '2HBR AXSB 3EKS Y8LH'],
  ['LLC', 'UG', '63KS'],
  ['LLC', 'Ltd', 'H0PO CDXK WBKH SQXV NDC3 254M MNQ7 A7G6 MPUG'],
  ['LLC', 'Pvt Ltd', 'YSP9'],
  ['LLC', 'Pty Ltd', 'TXVC GQVQ'],
  ['LLC', 'SARL', 'V9QP DA06 WSE1 EUT4 DVXS'],
  ['LLC', 'S.r.l.', 'OV32 B5TO'],
  ['LLC', 'S.r.l.s.', '8GU1'],
  ['LLC', 'S.L.', 'DP3Q'],
  ['LLC', 'S.R.L.', 'XHN1 K08V'],
  ['LLC', 'Lda.', 'USOG'],
  ['LLC', 'B.V.', '54M6 M27U MZB1 2CC3 1A0A'],
  ['LLC', 'BV / SRL', '3W7E'],
  ['LLC', 'BVBA / SPRL', 'N5NT'],
  ['LLC', 'ApS', 'H8VP'],
  ['LLC', 'IVS', '5QS7'],
  ['LLC', 'Kft.', 'P9F2'],
  ['LLC', 'sp. z o.o.', 'O7XB'],
  ['LLC', 's.r.o.', '9HLU VSZS'],
  ['LLC', 'd.o.o.', 'OQWO KBKD'],
  ['LLC', 'MB', 'SFYA'],
  ['LLC', 'SIA', 'ES2D'],
  ['LLC', 'OÜ', 'JC0Y'],
  ['LLC', 'ООО', 'AABD'],
  ['LLC', 'ООД', 'VJ3G'],
  ['LLC', 'ЕООД', 'WVIN'],
  ['LLC', 'MMC', '6JHZ'],
  ['LLC', 'Ltd. Şti.', 'R5UT'],
  ['LLC', 'ΙΚΕ', 'H6OR'],
  ['LLC', 'ΕΠΕ', 'QCA0'],
  ['LLC', '合同会社', '7QQ0'],
  ['LLC', '유한회사', 'J3U5'],
  ['LLC', 'LLC', 'RWVW HZEH EI4J 4WN7 WYG5 DQBZ MM8M 35RF 8RLE LJH5 F8DD FBN0 OE6T Y182 8N21 P7RH SDX0'],
  ['LLC', 'LLC', '3ZXC 4YOA 53DC 6GEC 6IIM 7F5B 7XPF 9C19 AEK0 B8XC BQRL BYFU C276 CWRI D4YS DBGD DRSE'],
  ['LLC', 'LLC', 'EZNQ F2QV I2XB JJ9M L10T M4FO M5RM MY61 NB58 O85W OJ9K QK2J RC5L RU6X VNIU VPBH WPCN X1EL'],
  ['LLC', null, 'RCPI K9L6 W4DB 6EH6 G7H0 449I QAUY XEOV M8SS 70EO OSE2'],
  ['JSC', 'AG', '6QQB EQOV MVII 7RRP'],
  ['JSC', 'PLC', 'B6ES VYAX JOX1 UUYB 46QC GU5E'],
  ['JSC', 'Ltd', 'R4KK'],
  ['JSC', 'SA', 'L25Z QVPB K65D HHR4 5GGB CWTQ'],
  ['JSC', 'SAS', '6CHY'],
  ['JSC', 'S.p.A.', 'P418'],
  ['JSC', 'S.A.', '5RDO DFE5 X0SD 3RHN F0A6 B8CE FJ0E YOIW 6TPA XH5R IJAO 5T3W'],
  ['JSC', 'N.V.', 'B5PM P65N 36AO SXX9 DQMJ'],
  ['JSC', 'NV / SA', 'R85P'],
  ['JSC', 'AB', 'XJHM'],
  ['JSC', 'AS', 'YI42 9LJA VJBO'],
  ['JSC', 'ASA', 'IQGE'],
  ['JSC', 'A/S', 'ZRPO'],
  ['JSC', 'Oy', 'DKUW'],
  ['JSC', 'Oyj', 'K6VE'],
  ['JSC', 'a.s.', '6CQN 2EEG'],
  ['JSC', 'd.d.', 'LUMA 1OR3'],
  ['JSC', 'Zrt.', 'BKUX'],
  ['JSC', 'АД', 'WTK4'],
  ['JSC', 'ЕАД', 'EJ06'],
  ['JSC', 'ОАО', 'MR85'],
  ['JSC', 'ЗАО', '106J'],
  ['JSC', 'A.Ş.', 'W2SQ'],
  ['JSC', 'Α.Ε.', 'W2NK'],
  ['JSC', '株式会社', 'T417'],
  ['JSC', '주식회사', '5RCH'],
  ['JSC', 'hf.', 'E4KB'],
  ['JSC', 'PT', 'UD1V'],
  ['JSC', null, 'MYKG BCF5 DDKQ WR09 JGNU MT3A'],
  ['Corporation', 'Inc.', 'XTIQ BTQ1 BRO8 8WM4 MFYJ QWPR 3JTE HOV4'],
  [
    'Corporation',
    null,
    'O90R UG3Z 8ZH8 B3RX UDLA 1QMT 6M6O 6S32 7QV2 9STD AZUK GCU5 HLR4 JKOT JZWN L2QV PJ10',
  ],
  ['Corporation', null, 'S2K8 T5ZE TTB3 XSNP XST3 Z54A'],
  ['LP', 'KG', '8Z6G ONF1 CQMY'],
  ['LP', 'C.V.', 'CODH 9E0Q'],
  ['LP', 'SCSp', 'U8KA'],
  ['LP', 'S.a.s.', 'CGSO'],
  ['LP', 'KB', 'CX05'],
  ['LP', 'sp.k.', 'BSJT'],
  ['LP', 'LP', 'T91T 5HQ4 1JGX 1E9M 7P8Y ID30 HNJK F7KI J4JC 6XB7 XAQA KORB XPE5 UBWU 17FJ'],
  ['LLP', 'LLP', 'Z0EY U5S6 5SGV 7RZH Q49K 9U6F V2PA'],
  ['GP', 'OHG', '40DB'],
  ['GP', 'OG', 'GVPD'],
  ['GP', 'S.n.c.', 'T2X1'],
  ['GP', 'SNC', 'H1U2'],
  ['GP', 'V.O.F.', '62Y3'],
  ['GP', 'ANS', '326Y'],
  ['GP', 'I/S', '7WRN'],
  ['GP', null, 'A0PS DWS3'],
  ['Sole trader', null, '4QIE AZA0 4QXM FUKI K09E'],
  ['Unitary', 'УП', '9X63'],
  ['Foundation', 'Stichting', 'V44D'],
  ['Foundation', 'Stiftung', '2JZ4 BSZ8'],
  ['Foundation', null, '9T5S 75WC MDOL V19Y PIOI'],
  ['Association', null, 'QZ3L DX6Z H781 40R4 1TON A0J6 FSBD'],
];

const forms = new Map<string, ElfForm>(
  rows.flatMap(([generic, text, codes]) =>
    codes.split(' ').map((code): [string, ElfForm] => [code, { generic, text }]),
  ),
);

/** Placeholders: 8888 the form is not on the list yet, 9999 there is none. */
const placeholders = new Set(['8888', '9999']);

/** The form of a code; undefined if it is not a common one. */
export function findElfForm(code: string): ElfForm | undefined {
  return forms.get(code);
}

export function isElfPlaceholder(code: string): boolean {
  return placeholders.has(code);
}
