import { byName } from '#kernel/locale.ts';
import { nameProblems } from '#kernel/problem.ts';
import { words as fieldWords } from '../texts/fields/words.ts';
import { words } from '../texts/problems/words.ts';

/** Refusals of the reports room. */
export const reportProblems = nameProblems(words, {
  unknownDossier: { code: 'unknown_dossier', status: 404 },
  unknownFact: { code: 'unknown_fact', status: 404 },
  unknownFile: { code: 'unknown_file', status: 404 },
  sealed: { code: 'dossier_sealed', status: 409 },
  notSealed: { code: 'dossier_not_sealed', status: 409 },
  incomplete: { code: 'dossier_incomplete', status: 409 },
  notReady: { code: 'report_not_ready', status: 409 },
  thinReasonMissing: { code: 'thin_report_needs_reason', status: 409 },
  thinReasonWrongLanguage: { code: 'thin_reason_language', status: 400 },
  sectionHasFacts: { code: 'section_has_facts', status: 409 },
  choiceNeeded: { code: 'choice_needed', status: 409 },
  nothingToChoose: { code: 'nothing_to_choose', status: 409 },
  unknownChange: { code: 'unknown_change', status: 404 },
  notToUndo: { code: 'not_to_undo', status: 409 },
  rendererBusy: { code: 'renderer_busy', status: 503 },
  documentType: { code: 'document_type', status: 415 },
  documentUnnamed: { code: 'document_unnamed', status: 409 },
  documentCited: { code: 'document_cited', status: 409 },
  documentSealed: { code: 'document_sealed', status: 409 },
  documentNotGiven: { code: 'document_not_given', status: 409 },
  documentChanged: { code: 'document_changed', status: 409 },
  documentNotShown: { code: 'document_not_shown', status: 422 },
  tooManyDocuments: { code: 'too_many_documents', status: 409 },
  unknownDocument: { code: 'unknown_document', status: 404 },
  sampleUnavailable: { code: 'sample_unavailable', status: 503 },
});

/** Words for one refused field of an entry. */
export const factFieldWords = byName(fieldWords);
