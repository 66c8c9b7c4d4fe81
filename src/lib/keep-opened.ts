/** Has the worker hold what it does not see asked for (src/sw/without-worker.ts). */
export function keepOpened(...paths: string[]): void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- some browsers have none, in private windows too
  navigator.serviceWorker?.controller?.postMessage({ type: 'KEEP_OPENED', paths });
}
