import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskFiles } from '../../../supabase/local/storage/disk-files.ts';
import { ADA, openStorage } from './support.ts';
import type { StorageStack } from './support.ts';

let dataDir: string;
let stack: StorageStack;
const mine = () => stack.as(ADA).storage.from('papers');
const onDisk = async () => {
  const found = await readdir(path.join(dataDir, 'storage'), { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'storage-'));
  stack = await openStorage({ dataDir });
});
afterAll(async () => {
  await stack.close();
  await rm(dataDir, { recursive: true });
});

test('there is one file for each object, whatever was replaced, refused, copied or removed before', async () => {
  await mine().upload(`${ADA}/one.txt`, new Blob(['first']));
  await mine().upload(`${ADA}/one.txt`, new Blob(['second']), { upsert: true });
  await mine().upload(`${ADA}/one.txt`, new Blob(['third']));
  expect(await onDisk()).toHaveLength(1);
  await mine().copy(`${ADA}/one.txt`, `${ADA}/two.txt`);
  await mine().remove([`${ADA}/one.txt`]);
  expect(await onDisk()).toHaveLength(1);
  expect(await (await mine().download(`${ADA}/two.txt`)).data?.text()).toBe('second');
});

test('an upload the database refuses at the end leaves no file', async () => {
  const { database } = stack.context;
  const asClaims = database.asClaims.bind(database);
  let calls = 0;
  database.asClaims = (claims, work) =>
    calls++ === 1 ? Promise.reject(new Error('the connection broke')) : asClaims(claims, work);
  const before = (await onDisk()).length;
  const { error } = await mine().upload(`${ADA}/lost.txt`, new Blob(['lost']));
  database.asClaims = asClaims;
  expect(error).toMatchObject({ status: 500 });
  expect(await onDisk()).toHaveLength(before);
});

test('the next start removes what a crash left between file and row, and keeps the rest', async () => {
  await mine().upload(`${ADA}/kept.txt`, new Blob(['kept']));
  const files = diskFiles(path.join(dataDir, 'storage'));
  await files.put(crypto.randomUUID(), new Uint8Array([1]));
  await mkdir(path.join(dataDir, 'storage', 'incoming'), { recursive: true });
  await writeFile(path.join(dataDir, 'storage', 'incoming', crypto.randomUUID()), 'half');
  const before = (await onDisk()).length;

  const { database, lite } = stack.context;
  const restarted = await openStorage({ dataDir, database: { database, lite, close: async () => {} } });
  const again = restarted.as(ADA).storage.from('papers');
  expect(await (await again.download(`${ADA}/kept.txt`)).data?.text()).toBe('kept');
  expect(await onDisk()).toHaveLength(before - 2);
  await restarted.close();
});

test('a version that is no uuid never becomes a path', async () => {
  const files = diskFiles(path.join(dataDir, 'storage'));
  await expect(files.read('../../etc/passwd', 0, 1)).rejects.toThrow(/uuid/);
});
