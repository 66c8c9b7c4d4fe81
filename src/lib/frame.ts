/** Longer than a page in sight waits for a frame; a page out of sight gets none. */
const UNSEEN_MS = 250;

const isDrawn = (): boolean => typeof requestAnimationFrame === 'function';

/** When what was just changed is on the screen: the frame that is being made may be without it, the next is not. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const unseen = setTimeout(resolve, isDrawn() ? UNSEEN_MS : 0);
    if (!isDrawn()) return;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(unseen);
        setTimeout(resolve);
      }),
    );
  });
