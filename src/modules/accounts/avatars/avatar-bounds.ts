/** Pictures that are taken in; what is kept of one is a square WebP of 256 pixels. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The largest file that the API takes. */
export const maxAvatarBytes = 5 * 1024 * 1024;
