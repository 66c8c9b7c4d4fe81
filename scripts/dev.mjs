import { setTimeout as sleep } from 'node:timers/promises';
import { NODE, bin, ensureInstalled, run } from './installed.mjs';

ensureInstalled();
const port = Number(process.env.PORT || 3000);
const stackPort = String(port + 1);
const stackUrl = `http://127.0.0.1:${stackPort}`;

// The stack answers behind the dev server, so that page and back end share one origin here too.
const stack = run(NODE, ['--disable-warning=ExperimentalWarning', 'supabase/local/main.ts'], {
  env: { PORT: stackPort, PUBLIC_URL: `http://localhost:${port}`, SERVE_APP: 'no' },
});

async function untilStackAnswers() {
  while (!(await fetch(`${stackUrl}/_local`).catch(() => null))) await sleep(100);
}

// A page opened before its back end would find none.
const endedEarly = await Promise.race([stack, untilStackAnswers()]);
if (endedEarly !== undefined) process.exit(endedEarly);
const vite = run(NODE, [bin('vite'), '--port', String(port), '--strictPort'], { env: { STACK_URL: stackUrl } });
// When either ends, end the other: one is no use without the other.
const code = await Promise.race([stack, vite]);
process.kill(process.pid, 'SIGTERM');
await Promise.all([stack, vite]);
process.exit(code);
