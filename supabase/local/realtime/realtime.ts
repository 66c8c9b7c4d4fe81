import type { Server } from 'node:http';
import type { Handler, StackContext } from '../context.ts';
import { notFound } from '../http/answers.ts';

export interface Realtime {
  /** `/realtime/v1/api/broadcast`. */
  handle: Handler;
  /** Takes the websocket upgrades of `/realtime/v1/websocket`. */
  attach(server: Server): void;
  close(): Promise<void>;
}

export async function createRealtime(_context: StackContext): Promise<Realtime> {
  return { handle: async () => notFound(), attach() {}, async close() {} };
}
