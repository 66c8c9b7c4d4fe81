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

const RELAYED = /^(forwarded|x-forwarded-.*|x-real-ip|via)$/;

export const leadsHere = (url: string): boolean => LOOPBACK_HOST.test(new URL(url).hostname);

/**
 * Checks the requested host name too, or another page could reach these through a name that points here. A reverse
 * proxy on this machine asks for everybody; it is known by the headers it adds, or by the configured public address.
 */
export function isLoopback({ settings }: StackContext, request: Request, peer: Peer): boolean {
  if ([...request.headers.keys()].some((name) => RELAYED.test(name))) return false;
  return LOOPBACK.test(peer.address ?? '') && leadsHere(request.url) && leadsHere(settings.url);
}

/** `/_local`: what a newcomer or a test needs to know about this stack. */
export function createLocalPages(context: StackContext, accounts: DemoAccount[]): Handler {
  const { settings } = context;
  const shown = accounts.map(({ role, name, email, password }) => ({ role, name, email, password }));
  return async (request, peer) => {
    if (!isLoopback(context, request, peer)) return notFound();
    return json(200, {
      url: settings.url,
      anonKey: settings.anonKey,
      mailbox: `${settings.url}/_mail`,
      accounts: shown,
    });
  };
}
