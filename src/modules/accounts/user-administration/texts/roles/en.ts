/** Labels of the roles, in the words of the specification. */
export const en = {
  Admin: 'System administrator',
  Manager: 'Manager',
  User: 'Customer',
  Director: 'Customer, Legal Entity',
};
export type Texts = typeof en;
