import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreasOfFile } from './areas.ts';

interface Listed {
  url: string;
  revision: string | null;
  size: number;
  integrity?: string;
  areas?: readonly string[];
}

const hashOf = (content: Uint8Array): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Tells the worker what is in each of its files, so that it takes nothing else for them, and who needs it: see src/sw. */
export const withIntegrity =
  (folder: string, areasOfFile: AreasOfFile) =>
  async (listed: Listed[]): Promise<{ manifest: Listed[] }> => {
    const hashed = async (file: Listed): Promise<Listed> => {
      const areas = areasOfFile(file.url);
      return { ...file, integrity: hashOf(await readFile(path.join(folder, file.url))), ...(areas && { areas }) };
    };
    return { manifest: await Promise.all(listed.map(hashed)) };
  };
