import { type Dossier, type Evidence, type Fact, machineName } from './dossier.ts';
import { findSourceName } from './evidence/source-names.ts';

/** Facts that no company register can have said: courts, lists, accounts, and what we ourselves think. */
const ownSections: readonly Fact['section'][] = ['summary', 'rating'];
const otherSections: readonly Fact['section'][] = ['legal', 'screening', 'financials'];

/** How people name a register of companies, in the languages staff write. `\b` knows no Cyrillic letters. */
const registerWords =
  /\b(company|companies|commercial|trade|business|corporate) (house|regist(er|ry|rar))\b|\bregist(er|ry|rar) of (companies|legal entities|commerce|business)|\b(handelsregister|companies house|enhetsregisteret|opencorporates|demo register|gleif|lei index)\b|(?<!\p{L})реестр\p{L}* (компаний|юридических лиц|предприятий)|(торгов|учебн)\p{L}* реестр|ЕГРЮЛ|ЕГР(?!\p{L})/iu;

/** Whether a source is a register of companies: by its name, or because it is the one that identified this company. */
function isCompanyRegister(evidence: Evidence, registers: ReadonlySet<string>): boolean {
  const { source, sourceRu } = evidence;
  return (
    findSourceName(source)?.isCompanyRegister === true ||
    registers.has(source.toLowerCase()) ||
    registerWords.test(source) ||
    registerWords.test(sourceRu ?? '')
  );
}

/** Whether evidence can bear its fact: a company register holds no court files, lists or opinions. */
function isFit(fact: Fact, dossier: Pick<Dossier, 'facts'>): boolean {
  const isOwn = ownSections.includes(fact.section);
  if (!isOwn && !otherSections.includes(fact.section)) return true;
  if (isOwn && fact.method !== 'analyst' && fact.method !== 'computed') return false;
  const registers = new Set(
    dossier.facts
      .filter(({ section, method }) => section === 'identification' && method === 'register')
      .map(({ source }) => source.toLowerCase()),
  );
  return !isCompanyRegister(fact, registers);
}

/** Facts whose evidence looks wrong and of which nobody has said why it is right. */
export function unfitFacts(dossier: Pick<Dossier, 'facts'>): Fact[] {
  return dossier.facts.filter(
    // A machine asked the source for this very part, and keeps what it answered.
    (fact) =>
      fact.confirmation === null &&
      fact.enteredBy !== machineName &&
      // Chosen of what sources said, which a machine asked.
      fact.confirmed == null &&
      !isFit(fact, dossier),
  );
}
