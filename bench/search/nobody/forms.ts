/** A legal form with all its spellings, as it stands about a name: `ООО «*»`. */
export type FormOfNobody = readonly string[];

const list = `
RU: ООО «*» = ООО * = Общество с ограниченной ответственностью «*»; АО «*» = Акционерное общество «*»; ПАО «*»; ЗАО «*»; НАО «*»; ГУП «*»; МУП «*»
UA: ТОВ «*» = Товариство з обмеженою відповідальністю «*»; ПП «*»; АТ «*»; ПрАТ «*»; ФГ «*»; ТДВ «*»; ДП «*»
BY: ООО «*»; ОДО «*»; ЧУП «*»; ЧТУП «*»; ОАО «*»; ЗАО «*»; СООО «*»; ИП *
BG: * ООД; * ЕООД; * АД; * ЕАД; ЕТ *; * КД
KZ: ТОО «*» = Товарищество с ограниченной ответственностью «*»; АО «*»; ИП *; РГП «*»; КХ «*»
CN: *有限公司; *有限责任公司; *股份有限公司; *合伙企业(有限合伙)
JP: 株式会社*; 有限会社*; 合同会社*; 合資会社*; 一般社団法人*
KR: 주식회사 * = (주)*; 유한회사 *; 유한책임회사 *; 합자회사 *
TH: บริษัท * จำกัด; บริษัท * จำกัด (มหาชน); ห้างหุ้นส่วนจำกัด *; ห้างหุ้นส่วนสามัญ *; มูลนิธิ*
AE: * ذ.م.م; * ش.م.ع; * ش.م.خ; مؤسسة *; * م.م.ح
IL: * בע"מ = * בעמ; עמותת *; * ע"ר; * שותפות מוגבלת; * אגודה שיתופית
GR: * Α.Ε. = * ΑΕ; * ΕΠΕ; * Ι.Κ.Ε. = * ΙΚΕ; * Ο.Ε.; * Ε.Ε.
GE: შპს *; სს *; ააიპ *; კს *; სპს *
AM: * ՍՊԸ; * ՓԲԸ; * ԲԲԸ; * ՀԿ; * ՊՈԱԿ
DE: * GmbH = * Gesellschaft mit beschränkter Haftung; * AG = * Aktiengesellschaft; * KG; * OHG; * UG (haftungsbeschränkt) = * UG; * e.K.; * SE; * eG; * GmbH & Co. KG; * gGmbH; * Stiftung; * KGaA; * e.V.; * GbR
FR: * SARL; * SAS; * SA; SCI *; * EURL; * SASU; * SNC; * SCOP; GIE *; EARL *; GAEC *; * SELARL
GB: * Limited = * Ltd = * Ltd.; * PLC = * Public Limited Company; * LLP; * CIC; * LP; The * Charitable Foundation; * Association; * Trust
IT: * S.r.l. = * SRL; * S.p.A. = * SPA; * S.n.c.; * S.a.s.; * S.r.l.s.; * Soc. Coop.; * S.S.
ES: * S.L. = * SL; * S.A.; * S.L.U.; * S.L.L.; * S. COOP.; * C.B.; * S.A.U.; Fundación *
BR: * LTDA = * Ltda.; * S.A.; * ME; * EIRELI; * LTDA ME; * EPP; * LTDA EPP; * MEI
PL: * sp. z o.o. = * Sp. z o. o. = * spółka z ograniczoną odpowiedzialnością; * S.A.; * sp.k.; * sp.j.; * P.S.A.; * s.c.; * sp. z o.o. sp.k.; Fundacja *
CZ: * s.r.o.; * a.s.; * v.o.s.; * k.s.; * z.s.; * družstvo; * SE
SK: * s.r.o. = * s. r. o.; * a.s.; * k.s.; * v.o.s.; * družstvo; * j.s.a.
HU: * Kft. = * Kft; * Zrt.; * Nyrt.; * Bt.; * Kkt.; * Nonprofit Kft.
TR: * Limited Şirketi = * Ltd. Şti.; * Anonim Şirketi = * A.Ş.; * Kollektif Şirketi; * Komandit Şirketi; * Kooperatifi
SE: * AB; * HB; * KB; * Ekonomisk förening; * Stiftelse
`;

/** Forms of twenty-six countries; two of a country are never the same, even where they are of one family. */
export const formsOfNobody: ReadonlyMap<string, readonly FormOfNobody[]> = new Map(
  list
    .trim()
    .split('\n')
    .map((line): [string, FormOfNobody[]] => [
      line.slice(0, 2),
      line
        .slice(4)
        .split('; ')
        .map((form) => form.split(' = ')),
    ]),
);

/** What somebody types who takes the form from another country. */
export const strangeForms: readonly string[] = [
  '* Limited',
  '* GmbH',
  '* LLC',
  '* S.A.',
  '* Inc.',
  '* PLC',
  '* AG',
  '* SE',
  '* Anonim Şirketi',
  'ООО «*»',
  '* Foundation',
];
