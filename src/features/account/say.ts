/** What the messages of the ways in are about: where something was done, what failed before is not told beside it. */
export const ABOUT = 'account';
