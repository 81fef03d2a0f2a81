import type { CompanyCategory } from '#names/company/company-record.ts';
import type { ElfFamily } from '../../elf/elf-forms.ts';

type Row = readonly [family: ElfFamily, codes: string, category?: CompanyCategory];

/** Codes of `organisasjonsform`; a code with `=` has its ISO 20275 code behind it. */
const rows: readonly Row[] = [
  ['JSC', 'AS=YI42 ASA=IQGE SE=V06W'],
  ['LLC', 'BA=Q0Q1'],
  ['GP', 'ANS=326Y DA=CF5L PRE=AEV1'],
  ['LP', 'KS=M9IQ'],
  ['Sole trader', 'ENK=EXD7 PERS', 'sole trader'],
  ['Cooperative', 'SA=K5P8 BBL=9DI1 BRL=O0EU SCE=O7LB'],
  ['Foundation', 'STI=3C7U'],
  ['Association', 'FLI=FSBD GFS=8S9H ESEK=ZQ0Q KIRK SAM'],
  ['Unitary', 'SF=50TD KF=3L58 FKF=5ZTZ IKS=YTMC'],
  ['Public body', 'STAT KOMM FYLK=KX7D ORGL ADOS SÆR', 'public body'],
  ['Fund', 'VPFO=LJJW', 'fund'],
  ['Fund', 'PK=BJ65'],
  ['Company', 'SPA=R71C'],
  ['Branch', 'NUF=4ZRR UTLA BEDR AAFY', 'branch'],
  ['Other', 'EØFG=DRPL KBO=PB3V BO TVAM OPMV ANNA KTRF'],
];

const forms = new Map(
  rows.flatMap(([generic, codes, category = 'company']) =>
    codes.split(' ').map((word) => {
      const [code = '', elf = null] = word.split('=');
      return [code, { formGeneric: generic, formCode: elf, category }] as const;
    }),
  ),
);

/** The family, the ISO 20275 code and the category of a Norwegian form; a new code has none of them. */
export function formOfBrreg(code: string): {
  formGeneric: ElfFamily | null;
  formCode: string | null;
  category: CompanyCategory;
} {
  return forms.get(code.toUpperCase()) ?? { formGeneric: null, formCode: null, category: 'company' };
}
