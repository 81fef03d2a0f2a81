/** What the form of a data request says about a field. */
export const en = {
  empty: 'Field must not be empty',
  kind: 'Choose what you ask for.',
  relation: 'Choose who you are.',
  message: 'Say what is wrong, or what you object to.',
  email: 'Enter a valid E-mail',
};
export type Texts = typeof en;
