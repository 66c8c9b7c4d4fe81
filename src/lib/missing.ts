/**
 * Errors of code that did not load: not the page's fault, and it loads when the network is back. Who does without it takes
 * the error away.
 */
export const missing = new WeakSet<Error>();
