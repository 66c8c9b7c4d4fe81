import type { Connection } from '@supabase/lite';
import type { Tokens } from './auth/tokens.ts';
import type { Database } from './database/database.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { Settings } from './settings.ts';

export interface Peer {
  /** The socket's address, for rate limits and for pages that answer only on loopback. */
  address: string | null;
}

export type Handler = (request: Request, peer: Peer) => Promise<Response>;

export interface StackContext {
  settings: Settings;
  database: Database;
  lite: Connection;
  mailbox: Mailbox;
  tokens: Tokens;
  log: (line: string) => void;
}
