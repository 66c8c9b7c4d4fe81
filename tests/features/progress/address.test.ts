import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entities } from '#sync/entities/index.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { numbered } from '../../support/members.ts';
import { page, tell } from '../../ui/page.ts';
import { aScreen } from '../screen.tsx';

Object.assign(globalThis, { location: page.location, history: page.history });

const { ProgressScreen } = await import('#src/features/progress/progress-screen.tsx');

const ME = numbered(1);

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

function Address() {
  const { pathname, search } = useLocation();
  return createElement('p', { className: 'address' }, pathname + search);
}

function aPage(first: string) {
  const links = ['/progress?report', '/progress?report=2026-06-08'].map((to) =>
    createElement(Link, { key: to, to }, to),
  );
  const routed = createElement(
    MemoryRouter,
    { initialEntries: [first] },
    createElement(Address),
    ...links,
    createElement(ProgressScreen),
  );
  const screen = aScreen(db, ME, routed);
  return {
    ...screen,
    follow: (to: string): void => {
      const link = [...screen.place.querySelectorAll('a')].find(({ textContent }) => textContent === to);
      tell(link, new page.MouseEvent('click', { bubbles: true, cancelable: true }));
    },
    address: () => screen.place.querySelector('.address')?.textContent,
  };
}

test('the report is asked for from the page itself too, of the week that is named, and once', async () => {
  const screen = aPage('/progress');
  await expect.poll(() => screen.place.textContent).toContain('Weekly report');
  expect(screen.button('Week before')).toBeUndefined();
  screen.follow('/progress?report=2026-06-08');
  await expect.poll(() => screen.place.textContent).toMatch(/June \d+ to June/);
  screen.press('Close');
  await expect.poll(() => screen.button('Week before')).toBeUndefined();
  await expect.poll(screen.address).toBe('/progress');
  screen.follow('/progress?report');
  await expect.poll(() => screen.button('Week before')).toBeDefined();
  expect(screen.place.textContent).not.toContain('June 8 to');
});
