/** What was asked of the local database: "water_intake getAll", and the transactions it was asked in. */
export interface Asked {
  reads: string[];
  transactions: string[];
}

/** Notes it from now on, here or in a page, which is given the text of this: it stands alone. */
export function noteReads(): Asked {
  type Method = (...given: unknown[]) => unknown;
  const asked: Asked = { reads: [], transactions: [] };
  const wrap = (
    of: object,
    name: string,
    note: (on: { name: string; objectStore?: { name: string } }, given: unknown[]) => void,
  ) => {
    const methods = of as Record<string, Method | undefined>;
    const real = methods[name];
    if (!real) return;
    methods[name] = function noted(this: { name: string }, ...given) {
      note(this, given);
      return real.apply(this, given);
    };
  };
  for (const store of [IDBObjectStore.prototype, IDBIndex.prototype]) {
    for (const name of ['get', 'getAll', 'getAllKeys', 'getKey', 'count', 'openCursor', 'openKeyCursor']) {
      wrap(store, name, (on) => asked.reads.push(`${(on.objectStore ?? on).name} ${name}`));
    }
  }
  wrap(IDBDatabase.prototype, 'transaction', (_, [stores, mode]) =>
    asked.transactions.push(`${mode === 'readwrite' ? 'writes' : 'reads'} ${[stores].flat().join(' ')}`),
  );
  return Object.assign(globalThis, { asked }).asked;
}

export const forget = (asked: Asked): void => {
  asked.reads.length = 0;
  asked.transactions.length = 0;
};
