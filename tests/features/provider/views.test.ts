import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { contacts } from '#sync/entities/contacts.ts';
import { latestViews } from '#sync/queries/record-views.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, CLIENT, ME } from './local.ts';

const { MemoryRouter } = await import('react-router-dom');
const { ClientSheet } = await import('#src/features/provider/client-sheet.tsx');

const { local, put } = aDevice();

async function open(today: string): Promise<void> {
  await put(contacts, { id: CLIENT, user_id: CLIENT, phone: null, email: null });
  const client = { name: 'Bísí', phone: null };
  const cared = { clientId: CLIENT, assignment: null, client, latest: null, before: null };
  const sheet = createElement(ClientSheet, { cared, today, onClose: () => undefined });
  const screen = aScreen(local(), ME, createElement(MemoryRouter, null, sheet));
  await expect.poll(() => screen.button('Write evaluation')).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 100));
}

it('opening a record is told to its owner, once a day of the house, wherever the reader is', async () => {
  onTestFinished(() => void vi.useRealTimers());
  for (const now of ['2026-03-02T10:00:00Z', '2026-03-02T22:59:00Z', '2026-03-02T23:01:00Z']) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    await open('2026-03-02');
  }
  const lines = await latestViews(local(), CLIENT, 10);
  expect(lines.map(({ viewer_id, part, day }) => [viewer_id, part, day])).toEqual([
    [ME, 'record', '2026-03-03'],
    [ME, 'record', '2026-03-02'],
  ]);
});
