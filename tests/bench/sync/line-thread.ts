import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { LineData } from './line.ts';

const { target, gauges } = workerData as LineData;

/** What passes waits half of the way there and back, in order. */
function carry(from: Socket, to: Socket, gauge: number): void {
  const after = (work: () => void): void => {
    const delay = (gauges[0] ?? 0) / 2;
    if (delay > 0) setTimeout(work, delay);
    else work();
  };
  from.on('data', (chunk: Buffer) => {
    gauges[gauge] = (gauges[gauge] ?? 0) + chunk.length;
    after(() => to.writable && to.write(chunk));
  });
  from.on('end', () => after(() => to.end()));
  from.on('error', () => to.destroy());
  from.on('close', () => after(() => to.destroy()));
}

const server = createServer({ noDelay: true }, (near) => {
  const far = connect({ port: target, host: 'localhost', noDelay: true });
  carry(near, far, 1);
  carry(far, near, 2);
});
server.listen(0, 'localhost', () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window and has no origin
  parentPort?.postMessage((server.address() as AddressInfo).port);
});
