import type { avatarTypes as takenTypes } from './contract.ts';

/** The contract's own list: any other does not compile. */
export const avatarTypes: typeof takenTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** The largest file that the page opens; what it cuts out and sends is far below the bound of the API. */
export const maxChosenBytes = 20 * 1024 * 1024;
