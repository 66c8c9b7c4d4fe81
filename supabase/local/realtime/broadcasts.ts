import { TOPIC_PREFIX } from './channels.ts';
import type { Channel, Channels } from './channels.ts';
import { encodeFrame, encodePacked } from './frames.ts';
import type { Fields, PackedBroadcast, Version } from './frames.ts';

/** Packed as a client sent it, or the fields of a message composed by the server. */
type Broadcast = { packed: PackedBroadcast } | { payload: Fields };

export type Broadcaster = (name: string, isPrivate: boolean, broadcast: Broadcast, except?: Channel) => void;

/** A private message reaches only private channels, and a public one only public channels. */
export function createBroadcaster(channels: Channels): Broadcaster {
  return (name, isPrivate, broadcast, except) => {
    const topic = TOPIC_PREFIX + name;
    const encoded = new Map<Version, string | Buffer | null>();
    for (const channel of channels.onTopic(topic)) {
      if (channel === except || channel.isPrivate !== isPrivate) continue;
      const { version } = channel.link;
      if (!encoded.has(version)) encoded.set(version, encode(version, topic, broadcast));
      const data = encoded.get(version);
      if (data) channel.link.send(data);
    }
  };
}

function encode(version: Version, topic: string, broadcast: Broadcast): string | Buffer | null {
  if ('packed' in broadcast) return encodePacked(version, topic, broadcast.packed);
  return encodeFrame(version, { joinRef: null, ref: null, topic, event: 'broadcast', payload: broadcast.payload });
}
