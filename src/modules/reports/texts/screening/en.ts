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
  /** The entry of the list as it writes it, and what speaks for and against it. */
  entry: (name: string) => `Entry of the list: “${name}”`,
  agrees: (fields: string) => `agrees: ${fields}`,
  differs: (fields: string) => `differs: ${fields}`,
  unknown: (fields: string) => `not known: ${fields}`,
  nameMatches: {
    exact: 'the name is the same',
    form: 'the name is the same but for the legal form',
    order: 'the name has the same words in another order',
    transliterated: 'the name is the same in Latin letters',
    typo: 'the name differs by a few letters',
    part: 'a part of the name is the same',
  },
  fields: {
    kind: 'kind (person or company)',
    country: 'country',
    birthYear: 'year of birth',
    number: 'registration number',
  },
  /** A field with what is known of the subject and what the list says. */
  beside: (field: string, asked: string, listed: string) => `${field} (${asked}; in the list ${listed})`,
};
export type Texts = typeof en;
