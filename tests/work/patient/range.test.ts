import { describe, expect, it } from 'vitest';
import { edgesIn, typedRange } from '#src/work/patient/range.ts';

describe('the limits a doctor types', () => {
  const typed = (alarm_low: string, low: string, high: string, alarm_high: string) =>
    edgesIn({ alarm_low, low, high, alarm_high, reason: '' });

  it('begin with those of the house', () => {
    expect(typedRange('oxygen_saturation', undefined)).toEqual({
      alarm_low: '91',
      low: '95',
      high: '',
      alarm_high: '',
      reason: '',
    });
  });

  it.each([
    ['84', '87', '', '', { alarm_low: 84, low: 87, high: null, alarm_high: null }],
    ['', '', '37,8', '', { alarm_low: null, low: null, high: 37.8, alarm_high: null }],
    ['50', '50', '90', '90', { alarm_low: 50, low: 50, high: 90, alarm_high: 90 }],
    ['', '', '', '', null],
    ['90', '80', '', '', null],
    ['', '90', '80', '', null],
    ['', '', '120', '110', null],
    ['95', '', '90', '', null],
    ['', 'ninety', '', '', null],
    ['', '0', '', '', null],
  ])('%s, %s, %s, %s', (alarmLow, low, high, alarmHigh, edges) => {
    expect(typed(alarmLow, low, high, alarmHigh)).toEqual(edges);
  });
});
