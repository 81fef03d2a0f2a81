import type { OfficerRole } from '../../vocabulary/people.ts';
import { plainWords } from './plain-words.ts';

/** Words for what somebody is to a company in English, Russian and German, the more special before the general; plain letters. */
const roles: readonly (readonly [words: RegExp, role: OfficerRole])[] = [
  [
    /insolvency administrator|administrator in insolvency|bankruptcy trustee|receiver|insolvenzverwalter|конкурсн|арбитражн.* управл|временн.* управл|внешн.* управл|антикризисн/,
    'insolvency_administrator',
  ],
  [/liquidator|ликвидат|ликвидацион/, 'liquidator'],
  [/auditor|wirtschaftsprufer|abschlussprufer|аудитор|ревизор|ревизион/, 'auditor'],
  [/accountant|buchhalter|бухгалтер/, 'accountant'],
  [/secretary|sekretar|schriftfuhrer|секретар/, 'secretary'],
  [/supervisory|aufsichtsrat|наблюдательн/, 'supervisory_board'],
  [
    /(?:deputy|vice|stellvertretend\w*) ?(?:chair|vorsitz)|stellv\w* vorsitz|заместител\S* председател|вице ?президент совета/,
    'deputy_chair',
  ],
  [
    /deputy (?:general|managing|chief|director|ceo)|vice president|(?:заместител\S*|зам) (?:генеральн|директор|руководител)|вице президент/,
    'director',
  ],
  [/deputy (?:board )?member|deputy board|suppleant|запасн\S* член/, 'deputy_member'],
  [
    /председател\S* правлен|president and ceo|chair\w* and ceo|chief executive|\bceo\b|managing director|general director|general manager|(?<!non )executive director|managing officer|geschaftsfuhrer|vorstandsvorsitz|генеральн\S* директор|генеральный|исполнительн\S* директор|единоличн\S* исполнительн|управляющ\S* директор|руководител|управляющ\S* (?:организац|компан)|президент(?! совета)/,
    'managing_director',
  ],
  [/chair|vorsitzende|председател|\bpresident of the board/, 'chair'],
  [
    /(?:member|director) (?:of|on) the (?:management |executive )?board|board (?:member|director)|non executive|member of the (?:management|administrative)|vorstandsmitglied|mitglied des vorstands|vorstand|verwaltungsrat|член\S* (?:совета|правлен|коллегиальн|дирекц)|независим\S* директор/,
    'board_member',
  ],
  [
    /branch (?:manager|director|head)|niederlassungsleit|(?:директор|руководител|начальник)\S* филиал/,
    'branch_manager',
  ],
  [/partner|gesellschafter|komplementar|партнер|товарищ/, 'partner'],
  [/founder|grunder|учредител|основател/, 'founder'],
  [
    /signator|authori[sz]ed to sign|procur|prokurist|power of attorney|с правом подписи|право подписи|подписант|доверенн/,
    'signatory',
  ],
  [/representative|vertreter|bevollmachtig|представител/, 'representative'],
  [/director|direktor|директор/, 'director'],
  [/president/, 'managing_director'],
  [/^(?:other role|other|другая роль|иная роль|прочее)$/, 'other'],
];

/** The role that words name; undefined where none is known. Of several words the most special counts. */
export function roleOfWords(text: string): OfficerRole | undefined {
  if (text.length > 300) return undefined;
  const plain = plainWords(text);
  return roles.find(([words]) => words.test(plain))?.[1];
}
