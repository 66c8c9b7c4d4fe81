export interface ToastText {
  title: string;
  description?: string | undefined;
  /** The style of every failure. */
  destructive?: boolean | undefined;
  /** What it is said of, such as a form: what failed there before is not said beside it. A failure's is its title. */
  about?: string | undefined;
  /** Only told: nothing was done, and nothing failed. */
  plain?: boolean | undefined;
  /** Such as taking back what was just done. */
  act?: { label: string; onAct: () => void } | undefined;
  /** In milliseconds; failures stay longer, because they are longer to read. */
  duration?: number | undefined;
}

export interface Toast extends ToastText {
  id: number;
}

const AT_MOST = 3;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function become(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** What failed there has been done since. */
export function settled(about: string): void {
  const isOld = (shown: Toast): boolean => shown.destructive === true && (shown.about ?? shown.title) === about;
  if (toasts.some(isOld)) become(toasts.filter((shown) => !isOld(shown)));
}

/** Says in passing what was done or what failed; after the local commit, never after the network. */
export function toast(text: ToastText): void {
  last += 1;
  const about = text.about ?? (text.destructive ? text.title : undefined);
  if (about !== undefined) settled(about);
  become([...toasts, { ...text, id: last }].slice(-AT_MOST));
}

export const dismiss = (id: number): void => become(toasts.filter((shown) => shown.id !== id));

export const shownToasts = (): readonly Toast[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
