import type { Handler, Peer, StackContext } from '../context.ts';
import { json, notFound } from './answers.ts';

export interface DemoAccount {
  role: string;
  name: string;
  email: string;
  password: string;
}

const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The name asked for counts too, else a page elsewhere could reach these through a name that points here. */
export function isLoopback(request: Request, peer: Peer): boolean {
  return LOOPBACK.test(peer.address ?? '') && LOOPBACK_HOST.test(new URL(request.url).hostname);
}

/** `/_local`: what a newcomer or a test needs to know of this stack. */
export function createLocalPages({ settings }: StackContext, accounts: DemoAccount[]): Handler {
  const shown = accounts.map(({ role, name, email, password }) => ({ role, name, email, password }));
  return async (request, peer) => {
    if (!isLoopback(request, peer)) return notFound();
    return json(200, {
      url: settings.url,
      anonKey: settings.anonKey,
      mailbox: `${settings.url}/_mail`,
      accounts: shown,
    });
  };
}
