import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onceAcrossProcesses } from '../support/once.ts';
import { copyAll, preparedIn } from './house.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

async function buildAnother(folder: string): Promise<void> {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    // What the build knows of its environment stands in the code: another variable is another version.
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production', VITE_VERSION_OF_TEST: 'next' } },
  );
}

/** Built by the first process of a run that wants it: to build takes longer than any test of it. */
async function nextIn(home: string): Promise<string> {
  const next = preparedIn('next') ?? path.join(home, 'next');
  await onceAcrossProcesses(next, async () => {
    const draft = `${next}.${process.pid}`;
    await buildAnother(draft);
    try {
      await rename(draft, next);
    } catch (error) {
      // Where the machine is slow, another process may have taken this one for lost.
      if (!existsSync(next)) throw error;
    }
  });
  return next;
}

export interface Deployment {
  /** What is served. */
  folder: string;
  /** Puts the version at hand, or the next one, in the place of whatever is served. */
  release(version: 'current' | 'next'): Promise<void>;
  /** Takes files of the served version away. */
  lose(name: RegExp): Promise<void>;
  remove(): Promise<void>;
}

/** A folder in which one version of the app takes the place of another, as hosts do it. */
export function aDeployment(): Deployment {
  const home = path.join(tmpdir(), `deployment-${process.pid}`);
  const folder = path.join(home, 'served');
  return {
    folder,
    async release(version) {
      await mkdir(home, { recursive: true });
      const from = version === 'next' ? await nextIn(home) : path.join(ROOT, 'dist');
      await rm(folder, { recursive: true, force: true });
      copyAll(from, folder);
    },
    async lose(name) {
      const assets = path.join(folder, 'assets');
      const lost = (await readdir(assets)).filter((file) => name.test(file));
      await Promise.all(lost.map((file) => rm(path.join(assets, file))));
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}
