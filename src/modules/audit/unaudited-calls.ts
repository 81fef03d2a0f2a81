/** Calls of staff that change nothing anybody would ask about later, or leave a history of their own, each with its reason. */
export const unauditedCalls: Readonly<Record<string, string>> = {
  readDesk: 'reads, by POST as its question is long',
  seeNotes: 'takes the mark of something new away',
  noteLooks: 'how long a value was looked at stands beside the check itself',
  changeDesk: 'each saved value stands in the history of the dossier, with who and when',
  previewText: 'reads what whoever writes it is writing',
  previewReport: 'reads what whoever reads it is writing',
};
