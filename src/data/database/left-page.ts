// WebKit freezes a page that was left, in the middle of its transactions, and the next page to open the database waits
// for them: see docs/decisions/0121-pages-that-were-left.md.

interface Left {
  page?: EventTarget;
  reload?: () => void;
}

export const isWebKit = (): boolean => navigator.vendor.startsWith('Apple');

/** It may have ended this moment. */
function cutOff(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // Nothing to abort then.
  }
}

/** Aborts what is running when the page is left; a page that is restored reloads. */
export function freeDatabasesWhenLeft({ page = globalThis, reload = () => location.reload() }: Left = {}): void {
  const databases = IDBDatabase.prototype;
  const running = new Set<IDBTransaction>();
  let isCut = false;
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the database that was asked
  const begin = databases.transaction;
  databases.transaction = function beginTracked(this: IDBDatabase, ...given) {
    const transaction = begin.apply(this, given);
    running.add(transaction);
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => running.delete(transaction));
    return transaction;
  };
  page.addEventListener('pagehide', (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    isCut ||= running.size > 0;
    running.forEach(cutOff);
  });
  page.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted && isCut) reload();
  });
}
