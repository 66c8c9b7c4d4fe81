// WebKit keeps a page that was left as it is, in the midst of its transactions, and whoever opens the database next waits
// for them until that page is forgotten: see docs/decisions/0121-pages-that-were-left.md.

interface Left {
  page?: EventTarget;
  reload?: () => void;
}

export const isWebKit = (): boolean => navigator.vendor.startsWith('Apple');

/** It may have ended in this moment. */
function cutOff(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // Then there is nothing to cut off.
  }
}

/** What is not finished when the page is left is cut off; where somebody comes back to the page, it begins anew. */
export function freeDatabasesWhenLeft({ page = globalThis, reload = () => location.reload() }: Left = {}): void {
  const databases = IDBDatabase.prototype;
  const running = new Set<IDBTransaction>();
  let isCut = false;
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the database that was asked
  const begin = databases.transaction;
  databases.transaction = function beginTold(this: IDBDatabase, ...given) {
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
