import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Listed {
  url: string;
  revision: string | null;
  size: number;
  integrity?: string;
}

const hashOf = (content: Uint8Array): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Tells the worker what is in each of its files, so that it takes nothing else for them: see src/sw/files.ts. */
export const withIntegrity =
  (folder: string) =>
  async (listed: Listed[]): Promise<{ manifest: Listed[] }> => {
    const hashed = async (file: Listed): Promise<Listed> => ({
      ...file,
      integrity: hashOf(await readFile(path.join(folder, file.url))),
    });
    return { manifest: await Promise.all(listed.map(hashed)) };
  };
