import { NODE, bin, ensureInstalled, run } from './installed.mjs';

ensureInstalled();
const port = Number(process.env.PORT ?? 3000);
const stackPort = String(port + 1);

// The stack answers behind the dev server, so that the page and the back end share one origin here too.
const stack = run(NODE, ['--disable-warning=ExperimentalWarning', 'supabase/local/main.ts'], {
  env: { PORT: stackPort, SITE_URL: `http://localhost:${port}`, SERVE_APP: 'no' },
});
const vite = run(NODE, [bin('vite'), '--port', String(port), '--strictPort'], {
  env: { STACK_URL: `http://127.0.0.1:${stackPort}` },
});
// Whichever ends first ends the other: a process group of two is of no use with one.
const code = await Promise.race([stack, vite]);
process.kill(process.pid, 'SIGTERM');
await Promise.all([stack, vite]);
process.exit(code);
