/**
 * Errors of code that did not load: not the page's fault, and it loads when the network is back. Code that can go on
 * without it deletes its error from here.
 */
export const missing = new WeakSet<Error>();
