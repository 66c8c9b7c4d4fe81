/** What one client may ask for. The figures are those a hosted project starts with. */
export const LIMITS = {
  sockets: 1000,
  channelsPerSocket: 100,
  joinsPerSecond: 100,
  changesPerChannel: 100,
  /** Of a frame from a client, and of a broadcast over HTTP. */
  payloadBytes: 3_000_000,
  /** Of what waits for a client that does not read. */
  unreadBytes: 32_000_000,
  /** Frames of one socket that wait for an answer before reading stops. */
  waitingFrames: 50,
  /** Clients send a heartbeat every 25 seconds. */
  silenceMs: 60_000,
} as const;
