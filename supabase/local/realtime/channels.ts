import type { Claims } from '../database/database.ts';
import type { Subscription } from './subscriptions.ts';
import type { Version } from './frames.ts';

/** One client's end of the websocket, as far as a channel needs it. */
export interface Link {
  version: Version;
  send(data: string | Buffer): void;
}

/** What one client joined, as whom, and what it listens to. */
export interface Channel {
  link: Link;
  joinRef: string | null;
  /** As on the wire: `realtime:` and the application's name. */
  topic: string;
  name: string;
  isPrivate: boolean;
  hearsItself: boolean;
  wantsReceipts: boolean;
  claims: Claims;
  /** Null while the client has only the key of its connection. */
  token: string | null;
  /** Null until the first broadcast asks. */
  mayWrite: boolean | null;
  subscriptions: Subscription[];
  stopExpiry: () => void;
}

export interface Channels {
  add(channel: Channel): void;
  remove(channel: Channel): void;
  has(channel: Channel): boolean;
  onTopic(topic: string): Iterable<Channel>;
  /** Channels that subscribed to table changes. */
  subscribed(): Channel[];
}

export const TOPIC_PREFIX = 'realtime:';

export function createChannels(): Channels {
  const byTopic = new Map<string, Set<Channel>>();
  return {
    add(channel) {
      const there = byTopic.get(channel.topic) ?? new Set();
      byTopic.set(channel.topic, there.add(channel));
    },
    remove(channel) {
      const there = byTopic.get(channel.topic);
      there?.delete(channel);
      if (there?.size === 0) byTopic.delete(channel.topic);
    },
    has: (channel) => byTopic.get(channel.topic)?.has(channel) ?? false,
    onTopic: (topic) => byTopic.get(topic) ?? [],
    subscribed: () =>
      [...byTopic.values()].flatMap((there) => [...there].filter((one) => one.subscriptions.length > 0)),
  };
}
