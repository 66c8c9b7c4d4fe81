import { createContext } from 'react';

/** True where the reader looks at somebody else's rows. */
export const OfAnother = createContext(false);
