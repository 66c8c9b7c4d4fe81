import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crcOf } from '#src/work/history/recordings/fit.ts';
import { activityCalled } from '#src/work/history/recordings/recording.ts';
import { metresBetween } from '#src/work/history/recordings/track.ts';
import { planned, plannedOfAll, rowsIn, rowsInAll } from './read.ts';
import { FIT, fitOf, gpx, RUN, session, TCX } from './recorded.ts';
import { zipOf } from './zips.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const columnsIn = async (...[content, answers]: Parameters<typeof rowsIn>) =>
  (await rowsIn(content, answers)).map(({ columns }) => columns);

describe('a recording', () => {
  it('of GPX becomes a session by its points, without its pause', async () => {
    const [only, ...others] = await columnsIn(gpx(RUN));
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      name: 'Lekki & back',
      activity: 'run',
      status: 'completed',
      started_at: '2026-05-02T06:30:00.000Z',
      completed_at: '2026-05-02T06:46:00.000Z',
      // Ten minutes and one; five stood still.
      moving_seconds: 660,
      duration_minutes: 11,
      calories_burned: null,
    });
    expect(only?.['distance_m']).toBeCloseTo(22 * 111.195, 0);
    expect(only?.['heart_rate']).toBe(150);
  });

  it('of TCX has the sums of its laps', async () => {
    expect(await columnsIn(TCX)).toMatchObject([
      {
        name: 'Bike ride',
        activity: 'bike',
        moving_seconds: 1181,
        distance_m: 8001,
        calories_burned: 220,
        heart_rate: 120,
        notes: 'Wind from the sea',
        completed_at: '2026-05-02T06:49:59.000Z',
      },
    ]);
  });

  it('of FIT has the sums of its session', async () => {
    expect(await columnsIn(FIT)).toMatchObject([
      {
        name: 'Run',
        activity: 'run',
        started_at: '2026-05-02T06:30:00.000Z',
        completed_at: '2026-05-02T07:01:40.000Z',
        moving_seconds: 1805,
        duration_minutes: 30,
        distance_m: 5023.4,
        calories_burned: 330,
        heart_rate: 151,
      },
    ]);
  });

  it('may be packed, as Strava exports it, alone or in a zip', async () => {
    const packed = (text: string | Uint8Array): Uint8Array => new Uint8Array(gzipSync(text));
    const [ids, alone] = await Promise.all([rowsInAll(FIT), rowsInAll(packed(FIT))]);
    expect(alone).toEqual(ids);
    const zip = zipOf(
      { name: 'activities/1.fit.gz', content: packed(FIT) },
      {
        name: 'activities/2.gpx.gz',
        content: packed(
          gpx([
            { seconds: 86_400, east: 0 },
            { seconds: 86_460, east: 0.002 },
          ]),
        ),
      },
      { name: 'activities/3.tcx.gz', content: packed(FIT).slice(0, 40) },
    );
    expect(await planned(zip)).toMatchObject({
      parts: [
        { source: 'fit', file: 'activities/1.fit' },
        { source: 'gpx', file: 'activities/2.gpx' },
      ],
    });
  });

  it('tells nothing of where it was', async () => {
    const kept = JSON.stringify([await planned(gpx(RUN)), await rowsInAll(gpx(RUN), TCX, FIT)]);
    expect(kept).not.toMatch(/lat|lon|0\.021|77000000/);
  });

  it('tells nothing of where a point was that has no time, also where it is refused', async () => {
    const untimed = gpx(RUN)
      .replace(/<time>2026-05-02[^<]*<\/time>/, '')
      .replace('lat="0.0"', 'lat="6.4551"');
    const place = '<Position><LatitudeDegrees>6.4551</LatitudeDegrees><LongitudeDegrees>3.3942</LongitudeDegrees>';
    const lap = TCX.replace(/<Trackpoint><Time>[^<]*<\/Time>/, `<Trackpoint>${place}</Position>`);
    for (const text of [untimed, lap, lap.replace('6.4551', '96.4551')]) {
      const { problems } = (await planned(text)).found;
      expect(problems).toMatchObject([{ line: 1, of: 'point', text: '' }]);
    }
    const wrong = gpx([{ seconds: 0, east: '181.25' }, ...RUN]);
    expect((await planned(wrong)).found.problems).toMatchObject([{ reason: 'number', text: '' }]);
  });

  it('is as far by many points a second as by one, and begins with its second', async () => {
    // Three metres a second for ten minutes.
    const steps = Array.from({ length: 3000 }, (_, nth) => ({ seconds: 0.4 + nth / 5, east: (nth * 0.6) / 111_195 }));
    const text = gpx(steps);
    for (const often of [text, text.replaceAll(/\.\d{3}Z/g, 'Z')]) {
      const [row] = await columnsIn(often);
      expect(row).toMatchObject({ started_at: '2026-05-02T06:30:00.000Z', moving_seconds: 600 });
      expect(row?.['distance_m']).toBeCloseTo(1800, -1);
    }
    const ids = (await rowsInAll(text, gpx(RUN))).map(({ id }) => id);
    expect(ids).toHaveLength(1);
  });

  it('has calories without a fraction', async () => {
    const [row] = await columnsIn(TCX.replaceAll('<Calories>110<', '<Calories>110.2<'));
    expect(row).toMatchObject({ calories_burned: 220 });
  });

  it('is known again, by whichever file tells of it', async () => {
    const ids = async (...files: (string | Uint8Array)[]) => (await rowsInAll(...files)).map(({ id }) => id);
    const [first] = await ids(gpx(RUN));
    expect(await ids(gpx(RUN))).toEqual([first]);
    expect(await ids(gpx(RUN), TCX, FIT)).toEqual([first]);
    const later = fitOf(session([], '2026-05-03T06:30:00Z'));
    expect(await ids(FIT, later)).toEqual([first, expect.not.stringContaining(first ?? '')]);
  });

  it('has the activity that the person says where the file does not', async () => {
    const untold = gpx(RUN, { type: '', name: '' });
    expect((await planned(untold)).asked).toEqual([{ question: 'activity', seen: 'file.csv', count: 1 }]);
    const { asked } = await plannedOfAll([untold, gpx(RUN), untold, FIT]);
    expect(asked).toEqual([{ question: 'activity', seen: 'file.csv', count: 2 }]);
    expect((await planned(gpx(RUN))).asked).toEqual([]);
    // Of what is refused nothing is asked.
    const untoldAt = (start: string) => session([[5, 1, 0x00, 0]], start);
    const halfRefused = fitOf([...untoldAt('2026-05-02T06:30:00Z'), ...untoldAt('2031-01-01T00:00:00Z')]);
    expect((await planned(halfRefused)).asked).toMatchObject([{ count: 1 }]);
    expect((await planned(fitOf(untoldAt('2031-01-01T00:00:00Z')))).asked).toEqual([]);
    expect(await columnsIn(untold, { activity: 'hike' })).toMatchObject([{ activity: 'hike', name: 'Hike' }]);
  });

  it.each([
    ['trail_running', 'run'],
    ['Nordic Walking', 'walk'],
    ['mountain_biking', 'bike'],
    ['indoor_rowing', 'row'],
    ['Soccer', 'football'],
    ['american_football', 'other'],
    ['yoga', 'other'],
    ['VirtualRide', 'bike'],
    ['Randonnée', 'hike'],
    ['Rennrad', 'bike'],
    ['jump_rope', 'skip'],
    ['rope skipping', 'skip'],
    ['motorcycling', 'other'],
    ['golf course', 'other'],
    ['ski jumping', 'other'],
    ['Random', 'other'],
    ['Trad climbing', 'other'],
    ['crunches', 'other'],
    ['bikram yoga', 'other'],
    ['remote training', 'other'],
    ['knife throwing', 'other'],
    ['9', null],
    ['Other', null],
  ])('called %s is of %s', (word, activity) => expect(activityCalled(word)).toBe(activity));

  it('is as long as the earth is round', () => {
    const [lagos, abuja] = [
      { latitude: 6.455, longitude: 3.394 },
      { latitude: 9.0765, longitude: 7.3986 },
    ];
    // By the great circle 529 km.
    expect(metresBetween(lagos, abuja) / 1000).toBeCloseTo(529, -1);
    expect(metresBetween({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 })).toBeLessThan(223);
  });
});

describe('what a recording says that cannot be', () => {
  it('is told point by point, and the others count', async () => {
    const [first, , third] = RUN;
    const wrong = [NaN, 'Infinity', '181', ''].map((east) => ({ seconds: 30, east: String(east) }));
    const plan = await planned(gpx([first, ...wrong, third].flatMap((step) => step ?? [])));
    expect(plan.found.problems.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'number'],
      [3, 'number'],
      [4, 'number'],
      [5, 'number'],
    ]);
    expect(plan.found.workouts).toMatchObject([{ cardio: { moving_seconds: 60 } }]);
  });

  it('is not taken from the point before: neither a time nor a pulse', async () => {
    const [first, second, third] = RUN.map((step) => ({ ...step, heart: 100 }));
    const bare = { ...second, heart: undefined };
    const text = gpx([first, bare, third].flatMap((step) => (step ? [step as NonNullable<typeof first>] : [])));
    const untimed = text.replace('<time>2026-05-02T06:30:30.000Z</time>', '');
    const plan = await planned(untimed);
    expect(plan.found.problems).toMatchObject([{ line: 2, reason: 'date' }]);
    const pulses = gpx([
      { seconds: 0, east: 0, heart: 200 },
      { seconds: 30, east: 0.001 },
      { seconds: 60, east: 0.002, heart: 101 },
    ]);
    // Of two pulses, and not of the first one twice.
    expect((await planned(pulses)).found.workouts).toMatchObject([{ cardio: { heart_rate: 151 } }]);
  });

  it('is no way: a jump of the receiver, and a clock that goes back', async () => {
    const steps = [
      { seconds: 0, east: 0 },
      { seconds: 30, east: 90 },
      { seconds: 60, east: 0 },
      { seconds: 20, east: 0.001 },
      { seconds: 90, east: 0.001 },
    ];
    const [{ cardio } = { cardio: null }] = (await planned(gpx(steps))).found.workouts;
    expect(cardio?.distance_m).toBeCloseTo(111.2, 1);
    expect(cardio).toMatchObject({ elapsed: 90, moving_seconds: 30 });
  });

  it('is no session: the future, long ago, too far, too long', async () => {
    const reasonOf = async (messages: number[]) =>
      (await planned(fitOf(messages))).found.problems.map(({ reason }) => reason);
    expect(await reasonOf(session([], '2031-01-01T00:00:00Z'))).toEqual(['future']);
    expect(await reasonOf(session([[9, 4, 0x86, 4_000_000_000]]))).toEqual(['range']);
    expect(await reasonOf(session([[7, 4, 0x86, 90_000_000]]))).toEqual(['range']);
    expect(await planned(fitOf(session([[16, 1, 0x02, 3]])))).toMatchObject({
      found: { workouts: [{ cardio: { heart_rate: null } }] },
    });
  });
});

it('counts a checksum as the protocol does', () => {
  // The check value of CRC-16/ARC.
  expect(crcOf(bytesOf('123456789'))).toBe(0xbb3d);
});
