import { describe, expect, it } from 'vitest';
import { arrivalsOf } from '#src/features/notifications/arrivals.ts';
import { PAGE, sorted, summaryOf } from '#src/features/notifications/overview.ts';
import { dayIn } from '#src/lib/days.ts';
import { NOW, told } from './rows.ts';

describe('the list', () => {
  const water = told(1, { title: 'Water', category: 'general', type: 'success' });
  const bill = told(2, { title: 'Bill', message: 'Water was not paid', type: 'error', read: true });
  const club = told(3, { title: 'Club', category: 'community' });
  const all = [water, bill, club];
  const look = (filter: Parameters<typeof sorted>[1]['filter'], tab: 'all' | 'unread' | 'read' = 'all') =>
    sorted(all, { filter, tab, most: PAGE });

  it('counts for each tab what passes the filter, and shows of it what is in the tab', () => {
    expect(look({})).toEqual({ counts: { all: 3, unread: 2, read: 1 }, shown: all });
    expect(look({ search: ' wATER' }, 'unread')).toEqual({ counts: { all: 2, unread: 1, read: 1 }, shown: [water] });
    expect(look({ category: 'community' }, 'read')).toEqual({ counts: { all: 1, unread: 1, read: 0 }, shown: [] });
    expect(look({ type: 'error', category: 'appointments' }).shown).toEqual([bill]);
  });

  it('shows fifty, and more on demand', () => {
    const many = Array.from({ length: 120 }, (_, hour) => told(hour));
    const shown = (most: number) => sorted(many, { filter: {}, tab: 'all', most }).shown;
    expect(shown(PAGE)).toEqual(many.slice(0, 50));
    expect(shown(3 * PAGE)).toHaveLength(120);
  });
});

describe('the cards', () => {
  it('count by the calendar of the person: the day by the zone, the week by its first day', () => {
    // Wednesday 08:00 in London is Wednesday 01:00 in Los Angeles.
    const all = [told(0.5), told(3, { read: true }), told(30), told(60), told(24 * 7)];
    const at = (zone: string, weekStart: 'monday' | 'sunday') =>
      summaryOf(all, { zone, weekStart, today: dayIn(zone, NOW) });
    expect(at('Etc/UTC', 'monday')).toEqual({ total: 5, unread: 4, today: 2, week: 3 });
    expect(at('America/Los_Angeles', 'monday')).toEqual({ total: 5, unread: 4, today: 1, week: 3 });
    expect(at('America/Los_Angeles', 'sunday')).toEqual({ total: 5, unread: 4, today: 1, week: 4 });
  });
});

describe('what arrives', () => {
  const [newest, middle, oldest] = [told(1), told(2), told(3)];

  it('is what was not there before, the oldest first', () => {
    expect(arrivalsOf([oldest], [newest, middle, oldest])).toEqual([middle, newest]);
    expect(arrivalsOf([], [newest])).toEqual([newest]);
    expect(arrivalsOf([newest, oldest], [newest, middle, oldest])).toEqual([middle]);
  });

  it('is neither what was read elsewhere nor what moves up when another is removed', () => {
    expect(arrivalsOf([oldest], [{ ...newest, read: true }, oldest])).toEqual([]);
    expect(arrivalsOf([newest, middle], [middle, oldest])).toEqual([]);
    expect(arrivalsOf([newest], [{ ...newest, message: 'Corrected' }])).toEqual([]);
  });
});
