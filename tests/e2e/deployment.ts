import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

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
  const [folder, next] = [path.join(home, 'served'), path.join(home, 'next')];
  let built: Promise<void> | null = null;
  return {
    folder,
    async release(version) {
      await mkdir(home, { recursive: true });
      if (version === 'next') await (built ??= buildAnother(next));
      await rm(folder, { recursive: true, force: true });
      await cp(version === 'next' ? next : path.join(ROOT, 'dist'), folder, { recursive: true });
    },
    async lose(name) {
      const assets = path.join(folder, 'assets');
      const lost = (await readdir(assets)).filter((file) => name.test(file));
      await Promise.all(lost.map((file) => rm(path.join(assets, file))));
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}
