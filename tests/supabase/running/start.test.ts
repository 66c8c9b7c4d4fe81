import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

// npm passes a stop on to its shell, which ends without telling what it runs.
it('stops what it started when npm is told to stop', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'npm-'));
  try {
    await mkdir(path.join(folder, 'scripts'));
    await cp(path.join(ROOT, 'scripts/installed.mjs'), path.join(folder, 'scripts/installed.mjs'));
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    await writeFile(
      path.join(folder, 'package.json'),
      JSON.stringify({ scripts: { start: 'node scripts/start.mjs' } }),
    );
    const waits = `process.stdout.write('pid ' + process.pid + ' '); setInterval(() => {}, 1000)`;
    await writeFile(
      path.join(folder, 'scripts/start.mjs'),
      `import { NODE, run } from './installed.mjs';\nprocess.exit(await run(NODE, ['-e', ${JSON.stringify(waits)}]));\n`,
    );
    const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    let said = '';
    for await (const chunk of npm.stdout) {
      said += String(chunk);
      if (/pid \d+ /.test(said)) break;
    }
    const pid = Number(/pid (\d+) /.exec(said)?.[1]);
    npm.kill('SIGTERM');
    if (npm.exitCode === null && npm.signalCode === null) await once(npm, 'exit');
    await expect.poll(() => isAlive(pid)).toBe(false);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
