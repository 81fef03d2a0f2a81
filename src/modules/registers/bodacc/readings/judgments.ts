import type { NoticeKind, NoticeStage } from '#findings/vocabulary/events.ts';

/**
 * Where a proceeding stands after a decision, by the court's words without accents. The order decides: what cancels or closes is
 * looked for before what opens, because it names what it ends (`clôture de la procédure ouverte …`).
 */
const stages: readonly (readonly [words: RegExp, stage: NoticeStage])[] = [
  [/annul|infirm|retract|reformant|rapportant|non[- ]lieu|(refus|rejet).*ouverture/, 'cancelled'],
  [/reprise|reouverture/, 'opened'],
  // The day on which it shall be closed is put off: it goes on.
  [/(report|prorog|prolong|modif|delai|renvoi).*clotur|clotur.*(report|prorog|prolong|delai)/, 'under_way'],
  [
    /clotur|extinction du passif|insuffisance d.actif|(mettant|met|mis|mise a?) fin\b|fin de la procedure/,
    'closed',
  ],
  [/(constat|bonne|acheve).*execution|execution du plan/, 'closed'],
  [/conver|resolution.*liquidation|liquidation.*resolution/, 'converted'],
  [
    /plan|depot|etat des creances|cessation des paiements|prolong|prorog|renouvel|poursuite|maintien|rempla|designa|nomm|modif|confirm|relev|repartition|avis aux/,
    'under_way',
  ],
  [/ouverture|ouvrant|ouvert|prononc|extension|etend/, 'opened'],
  [/^liquidation judiciaire|^redressement judiciaire|^(procedure de )?sauvegarde/, 'opened'],
];

/** Where the proceeding stands; what the words do not settle is unstated. */
export function stageOfJudgment(nature: string): NoticeStage {
  const plain = plainOf(nature);
  // Of a person who directed the company, and not of the company.
  if (/faillite personnelle|interdiction de gerer/.test(plain)) return 'unstated';
  return stages.find(([words]) => words.test(plain))?.[1] ?? 'unstated';
}

/** What sort of proceeding: winding up is insolvency, the others are there to save the company. */
export function kindOfJudgment(nature: string): NoticeKind {
  const plain = plainOf(nature);
  if (/faillite personnelle|interdiction de gerer/.test(plain)) return 'other';
  if (/liquidation/.test(plain)) return 'insolvency';
  return /redressement|sauvegarde|conciliation|plan\b/.test(plain) ? 'restructuring' : 'insolvency';
}

function plainOf(words: string): string {
  return words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");
}
