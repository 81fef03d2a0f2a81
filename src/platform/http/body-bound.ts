/** So large may a body be that is no file. */
export const maxBodyBytes = 256 * 1024;
