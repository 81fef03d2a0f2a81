import type { NoticeKind, NoticeStage } from '#findings/vocabulary/events.ts';

/**
 * Where a proceeding stands after a decision, by the court's words without accents. The order decides: what cancels or closes is
 * looked for before what opens, because it names what it ends (`clôture de la procédure ouverte …`). Of what is `aside` the court may
 * say in one breath what it decides then: that counts.
 */
const stages: readonly (readonly [words: RegExp, stage: NoticeStage, isAside?: 'aside'])[] = [
  // Whoever asked a higher court was not heard: what was decided stands.
  [/(rejet|debout|irreceva|desist).*\b(appel|appelante?|pourvoi|recours|opposition)\b/, 'under_way', 'aside'],
  [/annul|infirm|retract|reformant|rapportant|non[- ]lieu|caduc|nullite|cassant|\bcasse\b/, 'cancelled'],
  [/(refus|rejet).*ouverture|neant|debout|desist|irreceva/, 'cancelled', 'aside'],
  // Somebody's office, a stage or the short way of a proceeding ends, or its effect is stayed: it goes on itself.
  [
    /^(?!.*clotur).*\bfin (a|de|aux?|des) (la |l'|les )?(mission|fonction|periode d.observation|poursuite|application|liquidation judiciaire simplifiee)/,
    'under_way',
    'aside',
  ],
  [/(suspen\w*|sursis|arret(ant|e|er)?|lev(ant|ee?)|mainlevee) (a |de )?l.execution provisoire/, 'under_way'],
  [/reprise|reouverture/, 'opened'],
  // The day on which it shall be closed is put off: it goes on.
  [/(report|prorog|prolong|modif|delai|renvoi).*clotur|clotur.*(report|prorog|prolong|delai)/, 'under_way'],
  [
    /clotur|extinction du passif|insuffisance d.actif|(mettant|met|mis|mise a?) fin\b|fin de la procedure/,
    'closed',
  ],
  [/(constat|bonne|acheve).*\bexecution\b(?! provisoire)|\bexecution du plan/, 'closed'],
  [/conver|resolution.*(liquidation|ouvr)|liquidation.*resolution/, 'converted'],
  // An opening says since when nothing was paid, in one breath or the other way round; alone it is another day for that.
  [
    /(ouverture|ouvrant|prononcant).*(liquidation|redressement|sauvegarde).*cessation des paiements/,
    'opened',
  ],
  [/cessation des paiements/, 'under_way', 'aside'],
  [
    /plan|depot|etat des creances|prolong|prorog|renouvel|poursuite|maintien|rempla|designa|nomm|modif|confirm|relev|repartition|avis aux/,
    'under_way',
  ],
  [/ouverture|ouvrant|ouvert|prononc|extension|etend/, 'opened'],
  [/^(jugement de )?(liquidation|redressement) judiciaire|^(procedure de )?sauvegarde/, 'opened'],
];

/** Where the proceeding stands; what the words do not settle is unstated. */
export function stageOfJudgment(nature: string): NoticeStage {
  // Whoever looks after a plan is called after what he does: that is not what was decided.
  const plain = plainOf(nature).replaceAll("commissaire a l'execution du plan", 'commissaire');
  // Of a person who directed the company, and not of the company.
  if (/faillite personnelle|interdiction de gerer/.test(plain)) return 'unstated';
  return stageOf(plain);
}

/** A second decision in the same words: `déboutant le débiteur et ouvrant …`, and not `le jugement ouvrant …`. */
const decidedThen = /(?:[,;]|\bet|\bpuis) ((?:cloture|cloturant|ouvre|ouvrant|prononce|prononcant)\b.*)$/;

function stageOf(plain: string): NoticeStage {
  const [, stage = 'unstated', isAside] = stages.find(([words]) => words.test(plain)) ?? [];
  const then = isAside === undefined ? undefined : decidedThen.exec(plain)?.[1];
  return then === undefined ? stage : stageOf(then);
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
