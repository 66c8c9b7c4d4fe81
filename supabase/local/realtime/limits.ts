/** Limits of one client, with a hosted project's defaults. */
export const LIMITS = {
  sockets: 1000,
  channelsPerSocket: 100,
  joinsPerSecond: 100,
  changesPerChannel: 100,
  /** Of a client's frame, and of a broadcast over HTTP. */
  payloadBytes: 3_000_000,
  /** Buffered for a client that does not read. */
  unreadBytes: 32_000_000,
  /** Unanswered frames of one socket before reading pauses. */
  waitingFrames: 50,
  /** Clients send a heartbeat every 25 seconds. */
  silenceMs: 60_000,
} as const;
