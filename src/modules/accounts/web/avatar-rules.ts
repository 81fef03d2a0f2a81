/** What the API takes as a picture, for the page that sends one. */
export { avatarTypes, maxAvatarBytes } from '../avatars/avatar-bounds.ts';
