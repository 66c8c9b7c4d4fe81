import { describe, expect, it } from 'vitest';
import { matcher, nameKey } from '#src/work/history/exercise-names.ts';
import { namesOf } from '#src/work/history/names-of.ts';

describe('names of exercises', () => {
  const library = [
    ['Barbell bench press', 'barbell'],
    ['Dumbbell bench press', 'dumbbell'],
    ['Conventional deadlift', 'barbell'],
    ['Lateral raise', 'dumbbell'],
    ['Romanian deadlift', 'barbell'],
    ['Outdoor run', 'none'],
    ['Stiff-leg deadlift', 'barbell'],
    ['Machine fly', 'machine'],
    ['Split squat', 'none'],
  ].map(([name = '', equipment = '']) => ({
    id: name,
    ...namesOf({ name, equipment, owner_id: null }, name === 'Lateral raise' ? 'Seitheben' : name),
  }));
  const inCatalogue = (name: string, equipment = 'none') => ({
    id: name,
    ...namesOf({ name, equipment, owner_id: null }, name),
  });
  it.each([
    ['Bench Press (Barbell)', 'Barbell bench press', 'same'],
    ['Bench Press (Dumbbell)', 'Dumbbell bench press', 'same'],
    ['Bench press', 'Barbell bench press', 'alike'],
    ['Deadlift (Barbell)', 'Conventional deadlift', 'same'],
    ['Deadlift', 'Conventional deadlift', 'alike'],
    ['Straight Leg Deadlift', 'Stiff-leg deadlift', 'same'],
    ['Stiff Leg Deadlift (Barbell)', 'Stiff-leg deadlift', 'same'],
    ['Split Squat (Bodyweight)', 'Split squat', 'same'],
    ['Butterfly (Pec Deck)', 'Machine fly', 'same'],
    ['Romanian Deadlift (Barbell)', 'Romanian deadlift', 'same'],
    ['Running', 'Outdoor run', 'alike'],
    ['Seitheben', 'Lateral raise', 'same'],
    ['Laterel Raises standing', 'Lateral raise', 'alike'],
  ])('%s is %s', (name, id, how) => {
    expect(matcher(library, {})(name)).toEqual({ id, how });
  });

  it('are asked for by no name that every object has', () => {
    expect(nameKey('Constructor')).toBe('constructor');
    expect(matcher(library, {})('constructor')).toBeNull();
    expect(nameKey('***')).not.toBe(nameKey('---'));
  });

  it.each(['Bench Press (Smith Machine)', 'Zercher Carousel', 'Raise'])('%s is none of them', (name) => {
    expect(matcher(library, {})(name)).toBeNull();
  });

  it('are one’s own before the catalogue’s, in whichever order, and of one’s own nobody adds the tool', () => {
    const own = (name: string) => ({ id: 'own', ...namesOf({ name, equipment: 'none', owner_id: 'me' }, name) });
    const [hack, bodyweight] = [inCatalogue('Hack squat', 'machine'), inCatalogue('Bodyweight squat')];
    for (const both of [
      [own('Hack squat'), hack],
      [hack, own('Hack squat')],
    ])
      expect(matcher(both, {})('hack squat')).toEqual({ id: 'own', how: 'same' });
    for (const both of [
      [own('Squat'), bodyweight],
      [bodyweight, own('Squat')],
    ])
      expect(matcher(both, {})('Squat (Bodyweight)')).toEqual({ id: 'Bodyweight squat', how: 'same' });
    const press = own('Barbell bench press');
    expect(matcher([press, inCatalogue('Barbell bench press', 'barbell')], {})('Flat barbell bench press')).toEqual({
      id: 'Barbell bench press',
      how: 'same',
    });
  });

  it.each([
    ['Decline crunch', 'Decline sit-up', 'alike'],
    ['Football', 'Football', 'alike'],
    ['Soccer', 'Football', 'same'],
    ['Jump Rope (Double Under)', 'Double-under', 'same'],
    ['Chin Up (Assisted)', 'Assisted pull-up', 'alike'],
    ['Handstand Hold', 'Wall handstand hold', 'alike'],
    ['Shoulder Taps', 'Plank shoulder tap', 'same'],
  ])('%s of another app is %s', (name, id, how) => {
    expect(matcher([inCatalogue(id)], {})(name)).toEqual({ id, how });
  });

  it('of what is many things are nothing', () => {
    const match = matcher(
      ['Sun salutation', 'Afrobeats dance'].map((name) => inCatalogue(name)),
      {},
    );
    expect(['Yoga', 'Zumba', 'Dance'].map(match)).toEqual([null, null, null]);
  });

  it('are remembered, also those that stay one’s own', () => {
    const remembered = { [nameKey('Zercher Carousel')]: 'Lateral raise', [nameKey('Bench press')]: '' };
    const match = matcher(library, remembered);
    expect(match('zercher carousel')).toEqual({ id: 'Lateral raise', how: 'remembered' });
    expect(match('Bench Press')).toBeNull();
  });
});
