import { bareEndpoint as bare } from '#kernel/bare-endpoint.ts';
import type * as contract from '../contract.ts';

// The contract without its schemas: a browser only sends, and zod would be the heaviest part of the pages that sign in
// and would try `new Function`, which Trusted Types refuse. A test compares every entry with the contract.
export const login = bare<typeof contract.login>('login', 'POST', '/Auth/Login');
export const refreshToken = bare<typeof contract.refreshToken>('refreshToken', 'POST', '/Auth/RefreshToken');
export const logout = bare<typeof contract.logout>('logout', 'POST', '/Auth/Logout');
export const resendConfirmation = bare<typeof contract.resendConfirmation>(
  'resendConfirmation',
  'POST',
  '/Auth/ResendConfirmation',
);
export const getProfile = bare<typeof contract.getProfile>('getProfile', 'GET', '/User/GetUserProfileInfo');
export const updateProfile = bare<typeof contract.updateProfile>(
  'updateProfile',
  'PUT',
  '/User/UpdateUserProfileInfo',
);
export const changePassword = bare<typeof contract.changePassword>(
  'changePassword',
  'POST',
  '/User/ChangePassword',
);
export const listSessions = bare<typeof contract.listSessions>('listSessions', 'GET', '/User/Sessions');
export const endOneSession = bare<typeof contract.endOneSession>(
  'endOneSession',
  'DELETE',
  '/User/Sessions/{sessionId}',
);
export const endOtherSessions = bare<typeof contract.endOtherSessions>(
  'endOtherSessions',
  'POST',
  '/User/EndOtherSessions',
);
export const listOwnSecurityEvents = bare<typeof contract.listOwnSecurityEvents>(
  'listOwnSecurityEvents',
  'GET',
  '/User/SecurityEvents',
);
export const listRoles = bare<typeof contract.listRoles>('listRoles', 'GET', '/Role/GetRoles');
export const getSecondFactor = bare<typeof contract.getSecondFactor>(
  'getSecondFactor',
  'GET',
  '/User/SecondFactor',
);
export const startSecondFactor = bare<typeof contract.startSecondFactor>(
  'startSecondFactor',
  'POST',
  '/User/StartSecondFactor',
);
export const confirmSecondFactor = bare<typeof contract.confirmSecondFactor>(
  'confirmSecondFactor',
  'POST',
  '/User/ConfirmSecondFactor',
);
export const startSecondFactorMove = bare<typeof contract.startSecondFactorMove>(
  'startSecondFactorMove',
  'POST',
  '/User/StartSecondFactorMove',
);
export const confirmSecondFactorMove = bare<typeof contract.confirmSecondFactorMove>(
  'confirmSecondFactorMove',
  'POST',
  '/User/ConfirmSecondFactorMove',
);
export const switchOffSecondFactor = bare<typeof contract.switchOffSecondFactor>(
  'switchOffSecondFactor',
  'POST',
  '/User/SwitchOffSecondFactor',
);
export const renewRecoveryCodes = bare<typeof contract.renewRecoveryCodes>(
  'renewRecoveryCodes',
  'POST',
  '/User/RenewRecoveryCodes',
);
export const uploadAvatar = bare<typeof contract.uploadAvatar>('uploadAvatar', 'PUT', '/User/UploadAvatar');
export const deleteAvatar = bare<typeof contract.deleteAvatar>(
  'deleteAvatar',
  'DELETE',
  '/User/DeleteAvatar',
);

export const askEmailChange = bare<typeof contract.askEmailChange>(
  'askEmailChange',
  'POST',
  '/User/AskEmailChange',
);
export const changeRegistrationEmail = bare<typeof contract.changeRegistrationEmail>(
  'changeRegistrationEmail',
  'POST',
  '/Auth/ChangeRegistrationEmail',
);
export const listNotificationAddresses = bare<typeof contract.listNotificationAddresses>(
  'listNotificationAddresses',
  'GET',
  '/User/NotificationAddresses',
);
export const addNotificationAddress = bare<typeof contract.addNotificationAddress>(
  'addNotificationAddress',
  'POST',
  '/User/NotificationAddresses',
);
export const removeNotificationAddress = bare<typeof contract.removeNotificationAddress>(
  'removeNotificationAddress',
  'DELETE',
  '/User/NotificationAddresses/{addressId}',
);
