/** PostgREST's own pool: so many connections, and who waits longer than it allows is answered 504. */
export class Refused extends Error {}

export interface Turns {
  take: <T>(work: () => Promise<T>) => Promise<T>;
}

export function turns(connections: number, patienceMs: number): Turns {
  let free = connections;
  const waiting: (() => void)[] = [];
  const enter = () =>
    new Promise<void>((resolve, reject) => {
      if (free > 0) {
        free -= 1;
        resolve();
        return;
      }
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(new Refused('no connection came free in time'));
      }, patienceMs);
      waiting.push(go);
    });
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return {
    take: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
