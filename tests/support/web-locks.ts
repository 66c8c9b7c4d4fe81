interface Waiting {
  mode: LockMode;
  run: () => void;
}

/** Web locks as the standard has them, but for taking away and for giving up: shared or exclusive, in a queue. */
export function webLocks(): Pick<LockManager, 'request'> {
  const held = new Map<string, LockMode[]>();
  const queues = new Map<string, Waiting[]>();

  const isFree = (name: string, mode: LockMode): boolean => {
    const holders = held.get(name) ?? [];
    return holders.length === 0 || (mode === 'shared' && holders.every((each) => each === 'shared'));
  };

  function grantNext(name: string): void {
    const [first, ...rest] = queues.get(name) ?? [];
    if (!first || !isFree(name, first.mode)) return;
    queues.set(name, rest);
    first.run();
    grantNext(name);
  }

  async function hold(name: string, mode: LockMode, work: (lock: Lock) => unknown): Promise<unknown> {
    held.set(name, [...(held.get(name) ?? []), mode]);
    try {
      return await work({ name, mode });
    } finally {
      const holders = held.get(name) ?? [];
      held.set(name, holders.toSpliced(holders.indexOf(mode), 1));
      grantNext(name);
    }
  }

  const request = (name: string, options: LockOptions, work: (lock: Lock | null) => unknown): Promise<unknown> => {
    const { mode = 'exclusive', ifAvailable } = options;
    const isNext = (queues.get(name) ?? []).length === 0;
    if (isNext && isFree(name, mode)) return hold(name, mode, work);
    if (ifAvailable) return Promise.resolve(work(null));
    return new Promise((resolve, reject) => {
      const run = (): void => void hold(name, mode, work).then(resolve, reject);
      queues.set(name, [...(queues.get(name) ?? []), { mode, run }]);
    });
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}
