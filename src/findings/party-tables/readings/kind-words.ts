import type { InterestType } from '../../vocabulary/ownership.ts';
import { plainWords } from './plain-words.ts';

const kinds = [
  [
    /^(?:trust\b.*|.*\barrangement\b.*|foundation|fund|траст.*|.*иное образование.*|фонд|treuhand.*)$/,
    'arrangement',
  ],
  [
    /^(?:state.*|government.*|municipal.*|public body|.*public authority|государств.*|муниципал.*|.*публичн.* образован.*|staat.*|land)$/,
    'state',
  ],
  [
    /^(?:person|natural person|individual|physical person|private person|private individual|human|p|pers|физлицо|физическое лицо|физ лицо|физ|фл|ф л|человек|частное лицо|гражданин|ип|naturliche person|privatperson)$/,
    'person',
  ],
  [
    /^(?:company|legal person|legal entity|entity|corporate|corporate entity|corporation|organisation|organization|firm|business|c|юрлицо|юридическое лицо|юр лицо|юр|юл|ю л|компания|организация|предприятие|общество|juristische person|gesellschaft|firma|unternehmen)$/,
    'company',
  ],
] as const;

/** What an owner is, as a cell says it; undefined where its words say nothing of it. */
export function kindOfWords(text: string): 'person' | 'company' | 'arrangement' | 'state' | undefined {
  if (text.length > 100) return undefined;
  const plain = plainWords(text);
  return kinds.find(([words]) => words.test(plain))?.[1];
}

const interests: readonly (readonly [words: RegExp, type: InterestType])[] = [
  [/vote|voting|stimm|голос/, 'votingRights'],
  [
    /appoint\S*.*(?:board|director)|remov\S* .*director|назнач\S* (?:большинств|совет|директор|правлен)/,
    'appointmentOfBoard',
  ],
  [/conditional|условн\S* прав/, 'conditionalRightsGrantedByContract'],
  [/by contract|договор/, 'rightsGrantedByContract'],
  [/articles|company rules|устав(?!н)/, 'controlViaCompanyRulesOrArticles'],
  [/nominator|номинирующ/, 'nominator'],
  [/nominee|номинал|номинальн/, 'nominee'],
  [/settlor|учредител\S* траст/, 'settlor'],
  [/trustee|довер\S* управл|трасти/, 'trustee'],
  [/protector|протектор/, 'protector'],
  [/beneficiary of|выгодоприобретател/, 'beneficiaryOfLegalArrangement'],
  [/senior manag|старш\S* руковод|высш\S* руковод/, 'seniorManagingOfficial'],
  [/influence|other control|иное влияние|влияни|значительн\S* контрол/, 'otherInfluenceOrControl'],
  [/share|stock|equity|capital|anteil|beteiligung|дол[яиюе]|акци|капитал/, 'shareholding'],
];

/** The kind of interest that words name; undefined where none is known. */
export function interestOfWords(text: string): InterestType | undefined {
  if (text.length > 300) return undefined;
  const plain = plainWords(text);
  return interests.find(([words]) => words.test(plain))?.[1];
}

/** Whether an owner holds what he holds himself or through others, as a cell says it in so many words. */
export function wayOfWords(text: string): 'direct' | 'indirect' | undefined {
  const plain = plainWords(text.slice(0, 100));
  if (
    /^(?:direct|directly|direct ownership|direkt|unmittelbar|прямо|прямое|напрямую|непосредственно|прямое владение)$/.test(
      plain,
    )
  )
    return 'direct';
  return /^(?:indirect|indirectly|through others|indirect ownership|indirekt|mittelbar|косвенно|косвенное|через других|через других лиц|через третьих лиц|опосредованно)$/.test(
    plain,
  )
    ? 'indirect'
    : undefined;
}
