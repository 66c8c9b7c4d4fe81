import { describe, expect, it } from 'vitest';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import { listenForPush, messageOf, pathOf } from '#src/sw/push.ts';
import type { Whose } from '#src/sw/push.ts';
import type { WorkerScope } from '#src/sw/scope.ts';

const ORIGIN = 'https://clinic.example';

/** A worker's scope with the windows that are open, and what becomes of them. */
function scope(...urls: string[]) {
  return scopeOf(() => Promise.resolve(null), ...urls);
}

function scopeOf(whose: Whose, ...urls: string[]) {
  const done: string[] = [];
  const windows = urls.map((url) => ({
    url,
    postMessage: (message: unknown) => void done.push(`tell ${url} ${JSON.stringify(message)}`),
    focus: () => Promise.resolve(void done.push(`focus ${url}`)),
    navigate: (to: string) => Promise.resolve(void done.push(`navigate ${to}`)),
  }));
  const worker = Object.assign(new EventTarget(), {
    location: new URL(ORIGIN),
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow: (url: string) => Promise.resolve(void done.push(`open ${url}`)),
    },
    registration: {
      showNotification: (title: string, { data, body }: { data?: unknown; body: string }) =>
        Promise.resolve(void done.push(`show ${title} ${String(data)}${body && ` ${body}`}`)),
    },
  });
  listenForPush(worker as unknown as WorkerScope, whose);
  async function happen(type: string, parts: object): Promise<string[]> {
    let work: Promise<unknown> = Promise.resolve();
    worker.dispatchEvent(
      Object.assign(new Event(type), { waitUntil: (until: Promise<unknown>) => (work = until), ...parts }),
    );
    await work;
    return done;
  }
  return {
    receive: (text: string) => happen('push', { data: { text: () => text } }),
    click: (data: unknown) =>
      happen('notificationclick', { notification: { data, close: () => void done.push('close') } }),
  };
}

describe('a push', () => {
  it('is shown with what it says, and with the name of the app where it cannot be read', async () => {
    expect(await scope().receive('{"title":"Lab","path":"/health"}')).toEqual(['show Lab /health']);
    for (const text of [undefined, '', 'null', '[]', '{"body":"no title"}']) {
      expect(messageOf(text).path).toBe('/notifications');
    }
  });

  it('says whose it is where there are several, and of whoever is not here nothing more', async () => {
    const told = JSON.stringify({ title: 'Lab', body: 'Your result', path: '/health', to: 'ada' });
    const isHere = (isInHand: boolean) => () => Promise.resolve({ name: 'Ada Obi', isInHand });
    expect(await scopeOf(isHere(true)).receive(told)).toEqual(['show Ada Obi: Lab /health Your result']);
    expect(await scopeOf(isHere(false)).receive(told)).toEqual(['show Ada Obi /auth?person=ada']);
    expect(await scope().receive(told)).toEqual(['show Lab /health Your result']);
    const unread = scopeOf(() => Promise.reject(new DOMException('', 'UnknownError')));
    expect(await unread.receive(told)).toEqual([`show ${PRODUCT_NAME} /auth?person=ada`]);
  });

  it('leads within the app and nowhere else', () => {
    expect(pathOf('/health?day=1', ORIGIN)).toBe('/health?day=1');
    for (const path of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', 7, null]) {
      expect(pathOf(path, ORIGIN)).toBe('/notifications');
    }
  });

  it('that is tapped opens the app where there is none', async () => {
    expect(await scope().click('/health')).toEqual(['close', `open ${ORIGIN}/health`]);
  });

  it('that is tapped goes to the window that shows it already', async () => {
    const { click } = scope(`${ORIGIN}/dashboard`, `${ORIGIN}/health`);
    expect(await click('/health')).toEqual([
      'close',
      `tell ${ORIGIN}/health {"type":"OPEN","path":"/health"}`,
      `focus ${ORIGIN}/health`,
    ]);
  });

  it('that is tapped is told to a window of the app, which is not loaded anew over what was typed', async () => {
    expect(await scope(`${ORIGIN}/programs`, `${ORIGIN}/dashboard/?day=1`).click('/health')).toEqual([
      'close',
      `tell ${ORIGIN}/dashboard/?day=1 {"type":"OPEN","path":"/health"}`,
      `focus ${ORIGIN}/dashboard/?day=1`,
    ]);
  });

  it('that is tapped leads a window of the public pages there', async () => {
    expect(await scope(`${ORIGIN}/programs`).click('/health')).toEqual([
      'close',
      `focus ${ORIGIN}/programs`,
      `navigate ${ORIGIN}/health`,
    ]);
  });
});
