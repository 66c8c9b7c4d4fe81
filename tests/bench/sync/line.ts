import { Worker } from 'node:worker_threads';

export interface LineData {
  target: number;
  /** Shared with the thread: the delay in ms, then the bytes that went up and down. */
  gauges: Float64Array;
}

/** A long line to the server, in a thread of its own: a server at work holds up its own thread. */
export interface Line {
  url: string;
  delay(ms: number): void;
  /** Bytes that went to the server and came back so far, headers included. */
  bytes(): { up: number; down: number };
  close(): Promise<unknown>;
}

export async function openLine(serverUrl: string): Promise<Line> {
  const gauges = new Float64Array(new SharedArrayBuffer(3 * Float64Array.BYTES_PER_ELEMENT));
  const data: LineData = { target: Number(new URL(serverUrl).port), gauges };
  const thread = new Worker(new URL('line-thread.ts', import.meta.url), { workerData: data });
  const port = await new Promise<number>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  return {
    url: `http://localhost:${port}`,
    delay(ms) {
      gauges[0] = ms;
    },
    bytes: () => ({ up: gauges[1] ?? 0, down: gauges[2] ?? 0 }),
    close: () => thread.terminate(),
  };
}
