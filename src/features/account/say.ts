/** The topic of messages about signing in: a success clears earlier failures. */
export const ABOUT = 'account';
