import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { retractMessage, sendMessage } from '#sync/actions/messages.ts';
import { keepTodo, putBack, saveSettings, tickOff } from '#sync/actions/user-settings.ts';
import { todoOf } from '#src/features/messages/todo.ts';
import { did } from '../../support/did.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { aServer, openDevice } from '../../sync/entities.support.ts';
import type { Device } from '../../sync/entities.support.ts';
import { page, tell } from '../../ui/page.ts';
import { aScreen } from '../screen.tsx';

const { MemoryRouter } = await import('react-router-dom');
const { TodoCard } = await import('#src/features/messages/todo-card.tsx');

const [ADA, TRAINER] = [1, 2].map(numbered) as [string, string];

const server = aServer(async (db) => {
  await join(db, ADA);
  await join(db, TRAINER, 'trainer');
  await assign(db, TRAINER, ADA);
});

const put = ({ db }: Device, message: string) => did(db, keepTodo(TRAINER, message));
const tick = ({ db }: Device, message: string) => did(db, tickOff(TRAINER, message));
const listed = async ({ db }: Device): Promise<string[]> =>
  (await todoOf(db, TRAINER)).map(({ of }) => of?.hit.content ?? '');

it('messages to do stand in order until they are ticked off, and two devices offline lose none of what the other did', async () => {
  const hers = await openDevice(server(), ADA);
  const ids: string[] = [];
  for (const content of ['Call the laboratory', 'Write the plan', 'Send the form'])
    ids.push(
      await did(hers.db, sendMessage({ client_id: ADA, provider_id: TRAINER, sender_id: ADA, content, urgent: false })),
    );
  await hers.push();
  const [phone, desk] = [await openDevice(server(), TRAINER), await openDevice(server(), TRAINER)];
  const [call, write, form] = ids as [string, string, string];
  await put(phone, write);
  await put(phone, call);
  await put(phone, call);
  await phone.push();
  await desk.pull();
  expect(await listed(desk)).toEqual(['Write the plan', 'Call the laboratory']);

  await tick(desk, write);
  await put(phone, form);
  await desk.push();
  await phone.converge();
  await desk.pull();
  for (const device of [phone, desk]) {
    expect(await listed(device)).toEqual(['Call the laboratory', 'Send the form']);
    expect(await device.db.conflicts.count()).toBe(0);
  }

  // One that no device holds any more stays on the list until it is ticked off.
  await put(phone, numbered(99));
  expect(await listed(phone)).toEqual(['Call the laboratory', 'Send the form', '']);
  for (const device of [hers, phone, desk]) device.close();
});

it('there is room for a hundred, and what does not fit is said', async () => {
  const device = await openDevice(server(), TRAINER);
  const todo = Array.from({ length: 100 }, (_, n) => numbered(n + 100));
  await did(device.db, saveSettings(TRAINER, { todo }));
  expect(await put(device, numbered(1))).toBe(false);
  const place = await tick(device, numbered(103));
  expect(await put(device, numbered(1))).toBe(true);
  // What is put back stands where it stood, whatever came meanwhile.
  await did(device.db, putBack(TRAINER, numbered(103), place));
  expect((await todoOf(device.db, TRAINER)).map(({ id }) => id)).toEqual([...todo, numbered(1)]);
  device.close();
});

it('each is named and can be ticked off without a network; of what was taken back only that stands there', async () => {
  const { db, close } = await openDevice(server(), TRAINER);
  const mine = { client_id: ADA, provider_id: TRAINER, sender_id: TRAINER, urgent: false };
  const said = await did(db, sendMessage({ ...mine, content: 'About your knee' }));
  await did(db, retractMessage(said, 'Wrong client'));
  await did(db, saveSettings(TRAINER, { todo: [numbered(98), said, numbered(99)] }));
  const { place } = aScreen(db, TRAINER, createElement(MemoryRouter, null, createElement(TodoCard)));
  const rows = () => [...place.querySelectorAll('.row .title')].map(({ textContent }) => textContent);
  await expect.poll(rows).toEqual(['Not on this device', 'Taken back: Wrong client', 'Not on this device']);
  const [first] = place.querySelectorAll('.row button');
  const [, , last] = place.querySelectorAll('.row');
  tell(first, new page.MouseEvent('click', { bubbles: true }));
  await expect.poll(rows).toEqual(['Taken back: Wrong client', 'Not on this device']);
  // The others are the same rows as before, with whatever had the focus.
  expect([...place.querySelectorAll('.row')].at(-1)).toBe(last);
  close();
});

it('the server keeps what two devices put there together, and no more than four times as much', async () => {
  const keep = (count: number): Promise<unknown> =>
    server().as(TRAINER, (session) =>
      session.query(`update public.user_settings set todo = array_fill(id, array[${count}]) where id = $1`, [TRAINER]),
    );
  await keep(400);
  await expect(keep(401)).rejects.toThrow('todo');
});
