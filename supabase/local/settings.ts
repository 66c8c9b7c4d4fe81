import { readFileSync } from 'node:fs';

/** The settings of one running stack; a hosted project keeps the same facts in its dashboard. */
export interface Settings {
  /** The origin shared by app and stack, without a trailing slash. */
  url: string;
  /** Where mailed links lead when they name no address. */
  siteUrl: string;
  /** Further addresses a mailed link may lead to, with `**` for any path. */
  redirectUrls: string[];
  /** Null keeps everything in memory until the stack is closed. */
  dataDir: string | null;
  anonKey: string;
  serviceKey: string;
  jwtSecret: string;
  jwtExpirySeconds: number;
  vapidPublicKey: string;
  vapidPrivateKey: string;
  /** The product's name in mails. */
  productName: string;
  /** Wait between mails of one kind to a mailbox; hosted projects start with 60. */
  mailIntervalSeconds: number;
  /** How often to check for due deliveries; 0 for never. */
  deliverySeconds: number;
  functionsDir: string;
  /** Limits per account or mailbox in the given time; one address has five times as many. */
  limits: { passwordAttempts: number; mails: number; windowSeconds: number };
  /** Time limit of one statement of a request. */
  statementSeconds: number;
  /** For tests: a local port that replaces every push service. Null uses the real ones. */
  pushStandIn: { port: number; patienceMs: number } | null;
  maxBodyBytes: number;
  maxRows: number;
  smtp: { host: string; port: number; user?: string; pass?: string; sender: string } | null;
}

/** What hosted projects give the statements of signed-in people. */
export const STATEMENT_SECONDS = 8;

export const ANON_KEY = 'sb_publishable_local';

// Spelt only in the web manifest.
const MANIFEST = new URL('../../manifest.webmanifest', import.meta.url);

function productName(): string {
  return (JSON.parse(readFileSync(MANIFEST, 'utf8')) as { name: string }).name;
}

/** The mail settings of a new project. */
export const MAIL_DEFAULTS = { productName: productName(), mailIntervalSeconds: 1 };
