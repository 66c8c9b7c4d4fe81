import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { saveBookingRules } from '#sync/actions/provider-schedules.ts';
import { thereOf } from '#src/features/messages/there.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { did } from '../../support/did.ts';
import { aServer, openDevice } from '../../sync/entities.support.ts';
import { aScreen } from '../screen.tsx';

const { AwaySheet } = await import('#src/features/messages/away-sheet.tsx');

const [ADA, TRAINER, OTHER] = [1, 2, 3].map(numbered) as [string, string, string];

/** A Monday in Lagos. */
const at = (clock: string): number => Date.parse(`2031-03-03T${clock}:00+01:00`);
const on = (day: string, clock: string): number => Date.parse(`${day}T${clock}:00+01:00`);

const server = aServer(async (db) => {
  await join(db, ADA);
  for (const provider of [TRAINER, OTHER]) {
    await join(db, provider, 'trainer');
    await assign(db, provider, ADA);
  }
  await db.exec(`
    update public.profiles set first_name = 'Obi', last_name = 'Eze' where id = '${OTHER}';
    insert into public.availability_rules (provider_id, weekday, start_time, end_time) values
      ('${TRAINER}', 1, '09:00', '12:00'), ('${TRAINER}', 1, '12:00', '13:00'), ('${TRAINER}', 1, '15:00', '18:00'),
      ('${TRAINER}', 2, '09:00', '12:00');
    insert into public.availability_exceptions (provider_id, date, kind, start_time, end_time) values
      ('${TRAINER}', '2031-03-04', 'closed', '00:00', '24:00'), ('${TRAINER}', '2031-03-03', 'closed', '16:00', '17:00'),
      ('${TRAINER}', '2031-03-08', 'open', '10:00', '11:00')`);
});

const asked = async (now: number, provider = TRAINER) => {
  const { db, close } = await openDevice(server(), ADA);
  const there = await thereOf(db, ADA, { providerId: provider, now });
  close();
  return there;
};

describe('when a provider is there', () => {
  it.each([
    ['within two intervals that touch', at('10:00'), at('13:00'), at('15:00')],
    ['before', at('08:00'), null, at('09:00')],
    ['between', at('13:00'), null, at('15:00')],
    ['up to where it is closed', at('15:30'), at('16:00'), at('17:00')],
    ['past a closed day, on an open one', at('18:30'), null, on('2031-03-08', '10:00')],
  ])('is told by his hours: %s', async (_, now, until, next) => {
    expect(await asked(now)).toEqual({ until, next, away: null });
  });

  it('is not told where he states none', async () => {
    expect(await asked(at('10:00'), OTHER)).toBeNull();
  });

  it('is after his absence, which his clients see with its end', async () => {
    const his = await openDevice(server(), TRAINER);
    await did(his.db, saveBookingRules(TRAINER, { away_until: '2031-03-08', away_note: 'Rest', away_cover: OTHER }));
    await his.push();
    his.close();
    expect(await asked(at('10:00'))).toEqual({
      until: null,
      next: on('2031-03-10', '09:00'),
      away: { until: '2031-03-08', note: 'Rest', cover: { name: 'Obi Eze', to: `/messages?with=${OTHER}` } },
    });
    expect(await asked(on('2031-03-10', '09:30'))).toMatchObject({ away: null });
  });

  it('is covered by who is named, who sees for whom and can say no', async () => {
    const { db, close } = await openDevice(server(), OTHER);
    const { place } = aScreen(db, OTHER, createElement(AwaySheet, { onClose: () => undefined }));
    await expect.poll(() => place.textContent).toContain('You answer for');
    expect(place.textContent).toContain('I cannot');
    close();
  });

  it('leads a client who is not in the care of who answers meanwhile to booking a visit', async () => {
    await server().query(`update public.client_assignments set status = 'ended' where trainer_id = $1`, [OTHER]);
    expect((await asked(at('10:00')))?.away?.cover?.to).toBe(`/schedule?book=training&with=${OTHER}`);
  });
});
