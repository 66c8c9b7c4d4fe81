export interface Measured {
  ms: number;
  requests: number;
  /** The longest task of the main thread, and what went beyond 50 ms in all of them. */
  longest: number;
  blocking: number;
}

export interface Carried {
  up: number;
  down: number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function measured(work: () => Promise<void>): Promise<Measured> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  // What was done before is cleared away before the clock starts.
  (globalThis as { gc?: () => void }).gc?.();
  await pause(60);
  observer.observe({ type: 'longtask' });
  performance.clearResourceTimings();
  performance.setResourceTimingBufferSize(100_000);
  const began = performance.now();
  await work();
  const ms = performance.now() - began;
  // Long tasks and timings are told a moment later.
  await pause(60);
  observer.disconnect();
  const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/rest/v1/'));
  return {
    ms,
    requests: calls.length,
    longest: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
  };
}
