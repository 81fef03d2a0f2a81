export {
  type LegalEntityType,
  legalEntityTypes,
  type ProfileView,
  profileView,
} from './account/contract.ts';
export { passwordLimit } from './account/limits.ts';
export * from './avatars/contract.ts';
export * from './colleague-invitations/contract.ts';
export * from './email-change/contract.ts';
export * from './legal-entities/contract.ts';
export * from './notification-addresses/contract.ts';
export * from './passwords/contract.ts';
export * from './profile/contract.ts';
export * from './registration/contract.ts';
export * from './second-factor/contract.ts';
export * from './security-events/contract.ts';
export * from './sessions/contract.ts';
export * from './sign-in/contract.ts';
export * from './staff-invitations/contract.ts';
export * from './user-administration/contract.ts';
