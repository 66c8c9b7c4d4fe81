import { describe, expect, it } from 'vitest';
import { inOrder, stateOf } from '#src/features/provider/roster/signs.ts';
import type { Signs } from '#src/features/provider/roster/signs.ts';

const TODAY = '2026-03-20';
const FINE: Signs = {
  isPaused: false,
  isOver: false,
  urgentOn: null,
  waitsSince: null,
  alarmOn: null,
  missedOn: null,
  loggedOn: TODAY,
  since: '2026-01-05',
};

const why = (signs: Partial<Signs>) => stateOf({ ...FINE, ...signs }, TODAY);

describe('who needs attention', () => {
  it.each([
    ['nobody, where all is well', {}, 'track', []],
    ['whoever wrote', { waitsSince: '2026-03-18' }, 'attention', ['message 2026-03-18']],
    [
      'whoever is in danger, told once',
      { urgentOn: '2026-03-19', waitsSince: '2026-03-18' },
      'attention',
      ['urgent 2026-03-19'],
    ],
    [
      'the most pressing first',
      { alarmOn: '2026-03-20', missedOn: '2026-03-17', waitsSince: '2026-03-20', loggedOn: '2026-03-10' },
      'attention',
      ['alarm 2026-03-20', 'message 2026-03-20', 'missed 2026-03-17', 'quiet 2026-03-10'],
    ],
    ['nobody after six silent days', { loggedOn: '2026-03-14' }, 'track', []],
    ['whoever was silent for seven', { loggedOn: '2026-03-13' }, 'attention', ['quiet 2026-03-13']],
    ['whoever never logged anything', { loggedOn: null }, 'attention', ['nothing null']],
    ['nobody who came this week', { loggedOn: null, since: '2026-03-15' }, 'track', []],
    ['nobody of whom this provider holds no logs', { loggedOn: null, since: null }, 'track', []],
    ['nobody whose care has ended', { isOver: true, missedOn: TODAY }, 'ended', []],
    ['nobody whose care rests', { isPaused: true, urgentOn: TODAY }, 'paused', []],
  ])('%s', (_, signs, name, reasons) => {
    const state = why(signs);
    expect([state.name, state.reasons.map((reason) => `${reason.name} ${reason.day}`)]).toEqual([name, reasons]);
  });

  it('sorts by what is pressing, by name, by the next visit and by the last log', () => {
    const clients = [
      { name: 'Tèmi', state: why({}), next: '2026-03-22T09:00:00Z', loggedOn: '2026-03-19' },
      { name: 'Bísí', state: why({ missedOn: '2026-03-17' }), next: null, loggedOn: null },
      { name: 'Ada', state: why({ isPaused: true }), next: null, loggedOn: null },
      { name: 'Ife', state: why({ urgentOn: TODAY }), next: '2026-03-21T09:00:00Z', loggedOn: '2026-03-20' },
    ];
    const names = (order: Parameters<typeof inOrder>[1]) => inOrder(clients, order).map(({ name }) => name);
    expect(names('attention')).toEqual(['Ife', 'Bísí', 'Tèmi', 'Ada']);
    expect(names('name')).toEqual(['Ada', 'Bísí', 'Ife', 'Tèmi']);
    expect(names('next')).toEqual(['Ife', 'Tèmi', 'Ada', 'Bísí']);
    expect(names('logged')).toEqual(['Ife', 'Tèmi', 'Ada', 'Bísí']);
  });
});
