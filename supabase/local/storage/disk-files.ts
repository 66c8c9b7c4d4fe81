import { link, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';

const VERSION = /^[0-9a-f-]{36}$/;

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files named by version, in a folder for each first two letters. */
export function diskFiles(root: string): FileStore {
  const incoming = path.join(root, 'incoming');
  const place = (version: string): string => {
    if (!VERSION.test(version)) throw new Error('A stored version is a uuid.');
    return path.join(root, version.slice(0, 2), version);
  };
  const homeOf = async (version: string): Promise<string> => {
    const file = place(version);
    const made = await mkdir(path.dirname(file), { recursive: true });
    if (made) await flushFolder(root);
    return file;
  };
  return {
    async put(version, bytes) {
      await mkdir(incoming, { recursive: true });
      const file = await homeOf(version);
      const unfinished = path.join(incoming, version);
      await writeThrough(unfinished, bytes);
      await rename(unfinished, file);
      await flushFolder(path.dirname(file));
    },
    async copy(from, to) {
      const file = await homeOf(to);
      try {
        await link(place(from), file);
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
      await flushFolder(path.dirname(file));
      return true;
    },
    async read(version, start, end) {
      const handle = await open(place(version), 'r').catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (!handle) return null;
      const stream = handle.createReadStream({ start, end });
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    },
    async remove(versions) {
      await Promise.all(versions.map((version) => rm(place(version), { force: true })));
    },
    async sweep(kept) {
      await rm(incoming, { recursive: true, force: true });
      const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      const orphans = found.filter((entry) => entry.isFile() && VERSION.test(entry.name) && !kept.has(entry.name));
      await Promise.all(orphans.map((entry) => rm(path.join(entry.parentPath, entry.name), { force: true })));
      return orphans.length;
    },
  };
}
