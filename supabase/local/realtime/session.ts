import type { Claims } from '../database/database.ts';
import { isPlainKey, isRefused, expiredSince } from './callers.ts';
import { TOPIC_PREFIX } from './channels.ts';
import type { Channel, Link } from './channels.ts';
import { whenExpired } from './expiry.ts';
import { encodeFrame } from './frames.ts';
import type { Fields, Frame } from './frames.ts';
import { joinChannel } from './join.ts';
import type { Services } from './join.ts';
import { LIMITS } from './limits.ts';

export interface Connection extends Link {
  /** The claims of the key the websocket was opened with. */
  claims: Claims;
  close(reason: string): void;
}

/** Everything one websocket does: its channels, and what its frames ask of them. */
export class Session {
  readonly #connection: Connection;
  readonly #services: Services;
  readonly #joined = new Map<string, Channel>();
  #joins = { second: 0, count: 0 };
  #ended = false;

  constructor(connection: Connection, services: Services) {
    this.#connection = connection;
    this.#services = services;
  }

  async receive(frame: Frame): Promise<void> {
    if (this.#ended) return;
    if (frame.topic === 'phoenix') return this.#reply({ ...frame, joinRef: null }, 'ok');
    if (frame.event === 'phx_join') return this.#join(frame);
    const channel = this.#joined.get(frame.topic);
    if (!channel) {
      if (frame.event === 'phx_leave') return this.#reply(frame, 'ok');
      return this.#reply(frame, 'error', { reason: 'unmatched topic' });
    }
    // Messages for an earlier join of the topic are not meant for this one.
    if (frame.joinRef !== null && frame.joinRef !== channel.joinRef) return;
    switch (frame.event) {
      case 'phx_leave':
        this.#reply(frame, 'ok');
        return this.#close(channel);
      case 'access_token':
        return this.#refresh(channel, frame.payload['access_token']);
      case 'broadcast':
        return this.#broadcast(channel, frame);
      case 'presence':
        return this.#reply(frame, 'ok');
      default:
    }
  }

  end(): void {
    this.#ended = true;
    for (const channel of this.#joined.values()) this.#leave(channel);
  }

  async #join(frame: Frame): Promise<void> {
    if (!frame.topic.startsWith(TOPIC_PREFIX)) return this.#reply(frame, 'error', { reason: 'unmatched topic' });
    if (this.#tooManyJoins()) {
      const reason = 'ClientJoinRateLimitReached: Too many joins per second';
      this.#reply(frame, 'error', { reason });
      return this.#connection.close(reason);
    }
    const earlier = this.#joined.get(frame.topic);
    if (earlier) this.#close(earlier);
    if (this.#joined.size >= LIMITS.channelsPerSocket) {
      return this.#reply(frame, 'error', { reason: 'ChannelRateLimitReached: Too many channels' });
    }
    const answer = await joinChannel(this.#connection, frame, this.#services);
    if ('refused' in answer) return this.#reply(frame, 'error', { reason: answer.refused });
    // If the websocket is gone by now, nobody would remove the channel again.
    if (this.#ended) return;
    const { channel, echo, wantsPresence, notice } = answer;
    this.#joined.set(channel.topic, channel);
    this.#services.channels.add(channel);
    this.#watchExpiry(channel);
    this.#reply(frame, 'ok', { postgres_changes: echo });
    if (wantsPresence) this.#push(channel, 'presence_state', {});
    if (notice) this.#push(channel, 'system', { extension: 'postgres_changes', ...notice, channel: channel.name });
  }

  async #refresh(channel: Channel, token: unknown): Promise<void> {
    if (typeof token !== 'string' || isPlainKey(token) || token === channel.token) return;
    const { callers, authorization, channels } = this.#services;
    const claims = await callers.byToken(token);
    if (isRefused(claims)) return this.#shutDown(channel, claims.refused.replace(/^\w+: /, ''));
    // The new token came in time, even if the policies answer after the old one has expired.
    channel.stopExpiry();
    if (channel.isPrivate && !(await authorization.canRead(claims, channel.name))) {
      return this.#shutDown(channel, `You no longer have permission to read from this Channel topic: ${channel.name}`);
    }
    if (!channels.has(channel)) return;
    Object.assign(channel, { claims, token, mayWrite: null } satisfies Partial<Channel>);
    this.#watchExpiry(channel);
  }

  async #broadcast(channel: Channel, frame: Frame): Promise<void> {
    const { authorization, broadcast } = this.#services;
    if (channel.isPrivate) {
      channel.mayWrite ??= await authorization.canWrite(channel.claims, channel.name);
      // A hosted project does not answer, and the client's wait for a receipt times out.
      if (!channel.mayWrite) return;
    }
    const said = frame.packed ? { packed: frame.packed } : { payload: frame.payload };
    broadcast(channel.name, channel.isPrivate, said, channel.hearsItself ? undefined : channel);
    if (channel.wantsReceipts) this.#reply(frame, 'ok');
  }

  #tooManyJoins(): boolean {
    const second = Math.floor(Date.now() / 1000);
    this.#joins = { second, count: this.#joins.second === second ? this.#joins.count + 1 : 1 };
    return this.#joins.count > LIMITS.joinsPerSecond;
  }

  #watchExpiry(channel: Channel): void {
    channel.stopExpiry();
    const { exp } = channel.claims;
    if (typeof exp !== 'number') return;
    channel.stopExpiry = whenExpired(exp, () => this.#shutDown(channel, expiredSince(0)));
  }

  #shutDown(channel: Channel, message: string): void {
    if (!this.#services.channels.has(channel)) return;
    this.#push(channel, 'system', { extension: 'system', status: 'error', message, channel: channel.name });
    this.#close(channel);
  }

  #close(channel: Channel): void {
    this.#leave(channel);
    const { joinRef, topic } = channel;
    this.#write({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  }

  #leave(channel: Channel): void {
    channel.stopExpiry();
    this.#services.channels.remove(channel);
    if (this.#joined.get(channel.topic) === channel) this.#joined.delete(channel.topic);
  }

  #reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: Fields = {}): void {
    this.#write({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #push({ joinRef, topic }: Channel, event: string, payload: Fields): void {
    this.#write({ joinRef, ref: null, topic, event, payload });
  }

  #write(frame: Frame): void {
    this.#connection.send(encodeFrame(this.#connection.version, frame));
  }
}
