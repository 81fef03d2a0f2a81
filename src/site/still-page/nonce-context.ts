import { createContext } from 'react';

/** The nonce of the response that is being drawn; nothing in a browser. */
export const NonceContext = createContext<string | undefined>(undefined);
