import { printOf } from '#src/lib/print-of.ts';
import { readHealth } from '#src/work/history/health/read-health.ts';
import { Unreadable } from '#src/work/history/unreadable.ts';
import type { Asked, Told } from './health.ts';

const tell = (told: Told): void => postMessage(told);

/** So often is told how far it is. */
const STEP = 0.01;

async function read({ file, to }: Asked): Promise<void> {
  let last = 0;
  try {
    const health = await readHealth(file, Date.now(), (share) => {
      if (share < last + STEP) return;
      last = share;
      tell({ share });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
    to.postMessage(health);
    tell({ print: await printOf(file) });
  } catch (error) {
    tell(error instanceof Unreadable ? { fault: error.fault } : { failed: String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => void read(data));
