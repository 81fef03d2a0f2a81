export const en = {
  unknownMember: 'Nobody with this account belongs to your company.',
  handOverFirst:
    'Your company has colleagues here. Hand the directorship over to one of them, or remove them, and try again.',
  notMember: 'You belong to no company here.',
  memberDisabled: 'This account is shut out. The directorship can go only to somebody who can sign in.',
  actsForCompany:
    'This person belongs to a company with colleagues. The directorship has to be handed over, or the person has to leave, before the role changes.',
};
export type Texts = typeof en;
