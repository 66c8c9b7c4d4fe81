import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { numbered } from '../../support/members.ts';
import { page } from '../../ui/page.ts';
import { aScreen } from '../screen.tsx';

vi.stubGlobal('location', page.location);

const { MentionField } = await import('#src/features/community/mention-field.tsx');

const [ME, AMINA] = [numbered(1), { id: numbered(2), name: 'Amina Bello' }];

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

function Writing() {
  const [content, setContent] = useState('');
  const onType = (change: { content: string }): void => setContent(change.content);
  return createElement(
    'div',
    null,
    createElement(MentionField, { label: 'Words', rows: 2, typed: { content }, beside: [AMINA], onType }),
    createElement('button', { type: 'button', onClick: () => setContent(`@Amina Bello ${content}`) }, 'Answer'),
  );
}

test('a name is offered while it is typed, and not where an answer has put it in front of what was typed', async () => {
  const screen = aScreen(db, ME, createElement(Writing));
  await expect.poll(() => screen.read('Words')).toBe('');
  screen.type('Words', 'Hello @am');
  screen.press('@Amina Bello');
  expect(screen.read('Words')).toBe('Hello @Amina Bello ');
  screen.type('Words', 'hi there');
  screen.press('Answer');
  expect(screen.read('Words')).toBe('@Amina Bello hi there');
  expect(screen.button('@Amina Bello')).toBeUndefined();
});
