/** What the forms of accounts say about a field. The English sentences are those of the specification. */
export const en = {
  required: 'This field is required',
  empty: 'Field must not be empty',
  email: 'Invalid email address',
  phone: 'Enter a valid number',
  confirmation: 'Password confirmation does not match',
  latin: 'Write the name in Latin letters',
  entityType: 'Choose individual or legal entity',
  password: 'The password needs an uppercase letter, a lowercase letter, a special character and a digit',
  sameEmail: 'This is the address of your account already',
  samePassword: 'The new password must differ from the current one',
  /** Characters that are allowed beside letters and digits. */
  username: (characters: string) =>
    `Username can only contain Latin letters, digits, and the characters ${characters}`,
};
export type Texts = typeof en;
