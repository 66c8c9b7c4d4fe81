import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from './browser.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const DISPLAY = ':97';
const PORT = 9_517;
/** Longer than any page takes. */
const CALL_MS = 20_000;
const DRIVER = `http://127.0.0.1:${PORT}`;

async function call<T>(path: string, method: string, body?: unknown): Promise<T> {
  const signal = AbortSignal.timeout(CALL_MS);
  const answer = await fetch(DRIVER + path, {
    method,
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: T };
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
  return value;
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const status = await call<{ ready: boolean }>('/status', 'GET').catch(() => null);
    if (status?.ready) return;
    await sleep(100);
  }
  throw new Error('WebKitWebDriver did not begin.');
}

/** WebKitGTK shows its pages on a screen, so it gets one that nobody sees. */
export async function openWebKit(driver: string, binary: string): Promise<Browser> {
  const env = { ...process.env, DISPLAY, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const children: ChildProcess[] = [
    spawn('Xvfb', [DISPLAY, '-screen', '0', '1280x800x24'], { stdio: 'ignore' }),
    spawn(driver, [`--port=${PORT}`], { stdio: 'ignore', env }),
  ];
  await untilReady();
  const wanted = {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  const { sessionId } = await call<{ sessionId: string }>('/session', 'POST', {
    capabilities: { alwaysMatch: wanted },
  });
  const session = `/session/${sessionId}`;
  return {
    open: (url) => call(`${session}/url`, 'POST', { url }),
    address: () => call(`${session}/url`, 'GET'),
    run: (body) => call(`${session}/execute/sync`, 'POST', { script: `return (async () => { ${body} })()`, args: [] }),
    async type(selector, text) {
      const found = await call<Record<string, string>>(`${session}/element`, 'POST', {
        using: 'css selector',
        value: selector,
      });
      await call(`${session}/element/${found[ELEMENT]}/value`, 'POST', { text });
    },
    async close() {
      await call(session, 'DELETE').catch(() => undefined);
      for (const child of children) child.kill('SIGTERM');
    },
  };
}
