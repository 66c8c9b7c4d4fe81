/** The page stands as its rows have it; sheets are no part of that. */
export const isLive = (root: Element): boolean =>
  root.querySelector('h1') !== null && root.querySelector('.waiting, .reading:not(dialog *)') === null;
