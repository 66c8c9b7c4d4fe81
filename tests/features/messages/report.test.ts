import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { latestMessages } from '#sync/queries/messages.ts';
import { reportsOf } from '#sync/queries/community-reports.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { aServer, openDevice } from '../../sync/entities.support.ts';
import { aScreen } from '../screen.tsx';

const { MessageLine } = await import('#src/features/messages/message-line.tsx');
const { ReportSheet } = await import('#src/work/people/report-sheet.tsx');

const [ADA, TRAINER] = [1, 2].map(numbered) as [string, string];
const PAIR = { client_id: ADA, provider_id: TRAINER };

const server = aServer(async (db) => {
  await join(db, ADA);
  await join(db, TRAINER, 'trainer');
  await assign(db, TRAINER, ADA);
  await db.query(
    `insert into public.messages (client_id, provider_id, sender_id, content) values ($1, $2, $2, 'You are disgusting')`,
    [ADA, TRAINER],
  );
});

const menuOf = (place: ReturnType<typeof aScreen>['place']): string =>
  place.querySelector('[aria-haspopup]')?.getAttribute('aria-label') ?? '';

it('of the other’s message each can be reported, offline as well, and the reporter is told first who reads what', async () => {
  const { db, converge, close } = await openDevice(server(), ADA);
  await converge();
  const [message] = await latestMessages(db, PAIR, 1);
  if (!message) throw new Error('no message');
  const reported: string[] = [];
  const line = { message, marks: [], found: null, mayRetract: true, onRetract: () => undefined };
  const onReport = ({ id }: { id: string }) => reported.push(id);
  const shown = aScreen(db, ADA, createElement(MessageLine, { ...line, onReport }));
  await expect.poll(() => menuOf(shown.place)).toContain('More about');
  shown.press(menuOf(shown.place));
  await expect.poll(() => shown.button('Report')).toBeDefined();
  shown.press('Report');
  expect(reported).toEqual([message.id]);
  const own = aScreen(db, TRAINER, createElement(MessageLine, { ...line, onReport }));
  await expect.poll(() => menuOf(own.place)).toContain('More about');
  own.press(menuOf(own.place));
  await expect.poll(() => own.button('Take back')).toBeDefined();
  expect(own.button('Report')).toBeUndefined();

  let closed = 0;
  const choices = [{ about: 'message', id: message.id, label: 'This message' }] as const;
  const sheet = aScreen(db, ADA, createElement(ReportSheet, { choices, onClose: () => (closed += 1) }));
  await expect.poll(() => sheet.place.textContent).toContain('They see nothing else of the conversation');
  sheet.press('Send report');
  await expect.poll(() => closed).toBe(1);
  expect(await reportsOf(db, ADA)).toMatchObject([{ about: 'message', about_id: message.id, written: null }]);
  await converge();
  expect(await reportsOf(db, ADA)).toMatchObject([{ written: '', author_id: TRAINER }]);
  close();
});
