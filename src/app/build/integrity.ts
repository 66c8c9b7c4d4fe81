import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { NeedOfFile } from './areas.ts';

interface Listed {
  url: string;
  revision: string | null;
  size: number;
  integrity?: string;
  areas?: readonly string[];
  isPart?: true;
  isShared?: true;
  isOnDemand?: true;
}

const hashOf = (content: Uint8Array): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Gives the worker the hash of each file, so that it accepts nothing else, and the areas that need it: see src/sw. */
export const withIntegrity =
  (folder: string, needOfFile: NeedOfFile) =>
  async (listed: Listed[]): Promise<{ manifest: Listed[] }> => {
    const hashed = async (file: Listed): Promise<Listed> => {
      const { areas, isPart = false, isShared = false, isOnDemand = false } = needOfFile(file.url) ?? {};
      const integrity = hashOf(await readFile(path.join(folder, file.url)));
      return {
        ...file,
        integrity,
        ...(areas && { areas }),
        ...(isPart && { isPart }),
        ...(isShared && { isShared }),
        ...(isOnDemand && { isOnDemand }),
      };
    };
    const manifest = await Promise.all(listed.map(hashed));
    // On a network that breaks off, many small ones are worth more than a large one.
    const weight = ({ isOnDemand, size }: Listed): number => (isOnDemand ? size : 0);
    return { manifest: manifest.toSorted((one, other) => weight(one) - weight(other)) };
  };
