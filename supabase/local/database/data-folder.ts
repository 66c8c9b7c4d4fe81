import { createECDH, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from './lock.ts';

/** Random for each folder, so that no key of one stack opens another. */
export interface Keys {
  serviceKey: string;
  jwtSecret: string;
  /** The public key browsers know the sender of pushes by. */
  vapidPublicKey: string;
  vapidPrivateKey: string;
}

/** A folder held until it is released. */
export interface DataFolder {
  database: string;
  mails: string;
  keys: Keys;
  release(): Promise<void>;
}

export function randomKeys(): Keys {
  const pair = createECDH('prime256v1');
  return {
    vapidPublicKey: pair.generateKeys('base64url'),
    vapidPrivateKey: pair.getPrivateKey('base64url'),
    serviceKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(32).toString('base64url'),
  };
}

async function keysIn(file: string): Promise<Keys> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const known = JSON.parse(text) as Partial<Keys>;
  // A folder of an older version lacks newer keys.
  const keys = { ...randomKeys(), ...known };
  if (Object.keys(keys).length === Object.keys(known).length) return keys;
  await writeFile(`${file}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return keys;
}

/** Left behind by a start that was killed before its database was complete. */
async function clearDrafts(root: string): Promise<void> {
  for (const name of await readdir(root))
    if (name.startsWith('database.draft')) await rm(path.join(root, name), { recursive: true, force: true });
}

export async function openDataFolder(root: string): Promise<DataFolder> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  await chmod(root, 0o700);
  const release = await lockFolder(root);
  try {
    await clearDrafts(root);
    return {
      database: path.join(root, 'database'),
      mails: path.join(root, 'mails.jsonl'),
      keys: await keysIn(path.join(root, 'keys.json')),
      release,
    };
  } catch (error) {
    await release();
    throw error;
  }
}

const OURS = /^(database(\.draft.*)?|storage|(mails\.jsonl|keys\.json)(\.new)?)$/;

/** Deletes what the stack keeps in the folder, unless a stack is using it; the folder may hold other files too. */
export async function emptyDataFolder(root: string): Promise<void> {
  const found = await readdir(root).catch(() => null);
  if (found === null) return;
  const release = await lockFolder(root);
  try {
    for (const name of found) if (OURS.test(name)) await rm(path.join(root, name), { recursive: true });
  } finally {
    await release();
  }
}
