import { readFileSync } from 'node:fs';

/** What one running stack was told; a hosted project keeps the same facts in its dashboard. */
export interface Settings {
  /** The origin the app and the stack share, without a slash at its end. */
  url: string;
  /** Where mailed links lead when they name no address of their own. */
  siteUrl: string;
  /** Further addresses a mailed link may lead to, with `**` for any path. */
  redirectUrls: string[];
  /** Null keeps everything until the stack is closed. */
  dataDir: string | null;
  anonKey: string;
  serviceKey: string;
  jwtSecret: string;
  jwtExpirySeconds: number;
  vapidPublicKey: string;
  vapidPrivateKey: string;
  /** How mails call the product. */
  productName: string;
  /** How long one mailbox waits for the next mail of one kind; hosted projects start with 60. */
  mailIntervalSeconds: number;
  /** How often it is looked whether something is due to be sent; 0 is never. */
  deliverySeconds: number;
  functionsDir: string;
  /** How many of each an account or a mailbox may have in the time given; one address has five times as many. */
  limits: { passwordAttempts: number; mails: number; windowSeconds: number };
  /** How long one statement of a request may take. */
  statementSeconds: number;
  /** Of tests: a port of this machine that stands in for every push service. Null asks the services themselves. */
  pushStandIn: { port: number; patienceMs: number } | null;
  maxBodyBytes: number;
  maxRows: number;
  smtp: { host: string; port: number; user?: string; pass?: string; sender: string } | null;
}

/** What hosted projects give the statements of signed-in people. */
export const STATEMENT_SECONDS = 8;

export const ANON_KEY = 'sb_publishable_local';

// Its one spelling is the name in the web manifest.
const MANIFEST = new URL('../../manifest.webmanifest', import.meta.url);

function productName(): string {
  return (JSON.parse(readFileSync(MANIFEST, 'utf8')) as { name: string }).name;
}

/** What the mails of a new project have until somebody says otherwise. */
export const MAIL_DEFAULTS = { productName: productName(), mailIntervalSeconds: 1 };
