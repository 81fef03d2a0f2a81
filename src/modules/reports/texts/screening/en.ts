export const en = {
  source: 'Countercheck, screening against the lists named',
  /** A list with its version, in brackets what the list says of it. */
  list: (name: string, version: string) => (version === '' ? name : `${name} (${version})`),
  everyList: 'Every list searched',
  note: (subjects: number, lists: number, time: string, found: string) =>
    `Compared with every list, in both scripts: the company, its owners, officers and parents. Subjects: ${subjects}; lists: ${lists}; time: ${time} UTC. ${found}`,
  nothing: 'No match.',
  open: (count: number) => `Possible matches that a person has yet to look at: ${count}.`,
  decided: (count: number) => `Possible matches that a person has judged: ${count}.`,
};
export type Texts = typeof en;
