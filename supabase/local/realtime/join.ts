import type { StackContext } from '../context.ts';
import type { Claims } from '../database/database.ts';
import type { Authorization } from './authorization.ts';
import type { Broadcaster } from './broadcasts.ts';
import { isPlainKey, isRefused } from './callers.ts';
import type { Callers, Refused } from './callers.ts';
import { TOPIC_PREFIX } from './channels.ts';
import type { Channel, Channels, Link } from './channels.ts';
import { isFields } from './frames.ts';
import type { Fields, Frame } from './frames.ts';
import { LIMITS } from './limits.ts';
import { readSubscriptions } from './subscriptions.ts';
import type { Asked } from './subscriptions.ts';
import { publishedTables } from './tables.ts';

export interface Services {
  context: StackContext;
  channels: Channels;
  callers: Callers;
  authorization: Authorization;
  broadcast: Broadcaster;
}

interface Joined {
  channel: Channel;
  echo: Fields[];
  wantsPresence: boolean;
  /** What the client is told about its subscriptions after the reply. */
  notice: { status: 'ok' | 'error'; message: string } | null;
}

/** Who joins what, and whether they may; registers nothing yet. */
export async function joinChannel(
  link: Link & { claims: Claims },
  { joinRef, topic, payload }: Frame,
  { context, callers, authorization }: Services,
): Promise<Joined | Refused> {
  const name = topic.slice(TOPIC_PREFIX.length);
  if (name === '') return { refused: 'TopicNameRequired: You must provide a topic name' };
  const config = fields(payload, 'config');
  const isPrivate = config['private'] === true;

  const token = tokenOf(payload);
  const claims = token === null ? link.claims : await callers.byToken(token);
  if (isRefused(claims)) return claims;
  if (isPrivate && !(await authorization.canRead(claims, name))) {
    return { refused: `Unauthorized: You do not have permissions to read from this Channel topic: ${name}` };
  }

  const asked = await subscriptionsOf(config, claims, context);
  if (asked.problem !== null && fields(config, 'postgres_changes_options')['wait'] === true) {
    return { refused: `RealtimeDisabledForConfiguration: ${asked.problem}` };
  }
  const broadcast = fields(config, 'broadcast');
  const channel: Channel = {
    link,
    joinRef,
    topic,
    name,
    isPrivate,
    hearsItself: broadcast['self'] === true,
    wantsReceipts: broadcast['ack'] === true,
    claims,
    token,
    mayWrite: null,
    subscriptions: asked.subscriptions,
    stopExpiry() {},
  };
  return {
    channel,
    echo: asked.echo,
    wantsPresence: fields(config, 'presence')['enabled'] === true,
    notice: noticeOf(asked),
  };
}

function tokenOf(payload: Fields): string | null {
  const token = payload['access_token'] ?? payload['user_token'];
  return typeof token === 'string' && !isPlainKey(token) ? token : null;
}

async function subscriptionsOf(config: Fields, claims: Claims, { database }: StackContext): Promise<Asked> {
  const asked = config['postgres_changes'];
  if (!Array.isArray(asked) || asked.length === 0) return { echo: [], subscriptions: [], problem: null };
  if (asked.length > LIMITS.changesPerChannel)
    return { echo: [], subscriptions: [], problem: 'Too many subscriptions' };
  return readSubscriptions(asked, claims, await publishedTables(database));
}

function noticeOf({ echo, problem }: Asked): Joined['notice'] {
  if (problem !== null) return { status: 'error', message: problem };
  return echo.length > 0 ? { status: 'ok', message: 'Subscribed to PostgreSQL' } : null;
}

function fields(of: Fields, key: string): Fields {
  const value = of[key];
  return isFields(value) ? value : {};
}
