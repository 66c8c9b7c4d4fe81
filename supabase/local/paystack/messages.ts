import { createHmac } from 'node:crypto';
import type { Handler } from '../context.ts';

export interface Messages {
  send: (event: string, data: object, key?: string) => Promise<void>;
  sendLater: (event: string, data: object, ms: number) => void;
  /** Whom the messages go to, once it is there. */
  connect: (webhook: Handler) => void;
  close: () => Promise<void>;
}

/** What the gateway tells of by itself, signed over the bytes it sends. */
export function createMessages(address: string, secretKey: string, log: (line: string) => void): Messages {
  const timers = new Set<NodeJS.Timeout>();
  let webhook: Handler | null = null;

  async function send(event: string, data: object, key = secretKey): Promise<void> {
    const body = JSON.stringify({ event, data });
    const signature = createHmac('sha512', key).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
    const response = await webhook?.(new Request(address, { method: 'POST', headers, body }), { address: null });
    if (response && !response.ok) log(`paystack: a message was answered with ${response.status}`);
  }

  return {
    send,
    sendLater(event, data, ms) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        send(event, data).catch((error: unknown) => log(`paystack: ${String(error)}`));
      }, ms);
      timer.unref();
      timers.add(timer);
    },
    connect(to) {
      webhook = to;
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
