import { describe, expect, it } from 'vitest';
import { Reading } from '#src/features/history/reading.ts';
import { openFile } from '#src/work/history/plan.ts';
import { crcOf } from '#src/work/history/recordings/fit.ts';
import { activityCalled } from '#src/work/history/recordings/recording.ts';
import { metresBetween } from '#src/work/history/recordings/track.ts';
import { planned, rowsIn, rowsInAll } from './read.ts';
import { FIT, fitOf, gpx, record, RUN, session, TCX } from './recorded.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const faultOf = (name: string, content: string | Uint8Array): Promise<unknown> =>
  openFile(name, typeof content === 'string' ? bytesOf(content) : content).then(
    () => null,
    (error: unknown) => (error as { fault?: string }).fault ?? error,
  );

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

  it('tells nothing of where it was', async () => {
    const kept = JSON.stringify([await planned(gpx(RUN)), await rowsInAll(gpx(RUN), TCX, FIT)]);
    expect(kept).not.toMatch(/lat|lon|0\.021|77000000/);
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
    expect((await planned(untold)).asked).toEqual([{ question: 'activity', seen: 'file.csv' }]);
    expect((await planned(gpx(RUN))).asked).toEqual([]);
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

describe('a hostile recording', () => {
  const laughs = (depth: number): string =>
    Array.from({ length: depth }, (_, nth) => `<!ENTITY l${nth + 1} "${`&l${nth};`.repeat(10)}">`).join('');

  it.each([
    ['laughs a billion times', `<!DOCTYPE gpx [<!ENTITY l0 "ha">${laughs(9)}]><gpx><trk><name>&l9;</name></trk></gpx>`],
    ['names a file', `<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx>&x;</gpx>`],
    ['has a document type alone', `<!DOCTYPE gpx SYSTEM "http://example.test/gpx.dtd"><gpx></gpx>`],
    ['has an entity that nobody declared', '<gpx><trk><name>&nbsp;</name></trk></gpx>'],
  ])('that %s is refused', async (_, text) => expect(await faultOf('a.gpx', text)).toBe('declares'));

  it.each([
    ['cut off', gpx(RUN).slice(0, -40)],
    ['cut off within a mark', gpx(RUN).slice(0, 420)],
    ['with tags that do not match', '<gpx><trk></gpx></trk>'],
    ['with two roots', '<gpx></gpx><gpx></gpx>'],
    ['with a bare ampersand', '<gpx><trk><name>a & b</name></trk></gpx>'],
    ['without an end of a comment', '<gpx><!-- '],
    ['of too many levels', '<gpx>'.repeat(100) + '</gpx>'.repeat(100)],
    ['with an attribute without quotes', '<gpx><trk a=1></trk></gpx>'],
  ])('%s is told as damaged', async (_, text) => expect(await faultOf('a.gpx', text)).toBe('damaged'));

  it.each([
    ['another kind of XML', '<html><body>Sign in</body></html>', 'not-a-table'],
    ['a route that nobody went', '<gpx><rte><rtept lat="6" lon="3"/></rte></gpx>', 'empty'],
  ])('of %s is told', async (_, text, fault) => expect(await faultOf('a.gpx', text)).toBe(fault));

  it('is read in the encodings that devices write', async () => {
    const text = gpx(RUN, { name: 'Ọbalende' });
    const wide = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer)]);
    expect(await columnsIn(wide)).toMatchObject([{ name: 'Ọbalende' }]);
    const latin = Uint8Array.from(gpx(RUN, { name: 'Allée' }), (c) => c.charCodeAt(0));
    expect(await columnsIn(latin)).toMatchObject([{ name: 'Allée' }]);
  });

  it('takes no longer the more of it there is of one thing', async () => {
    const wide = `<gpx><trk><name>${'a'.repeat(2_000_000)}</name>${'<x y="z"/>'.repeat(200_000)}</trk></gpx>`;
    const open = `<gpx ${'a="b" '.repeat(200_000)}`;
    const began = performance.now();
    expect(await faultOf('a.gpx', wide)).toBe('empty');
    expect(await faultOf('a.gpx', open)).toBe('damaged');
    // Quadratic it would be minutes.
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it('of FIT is refused where a part of it is missing or changed', async () => {
    expect(await faultOf('a.fit', FIT)).toBeNull();
    for (const length of [13, 20, FIT.length - 60, FIT.length - 1]) {
      expect(await faultOf('a.fit', FIT.slice(0, length))).toBe('damaged');
    }
    const changed = FIT.slice();
    changed[40] = (changed[40] ?? 0) ^ 1;
    expect(await faultOf('a.fit', changed)).toBe('damaged');
    const long = FIT.slice();
    long[4] = 0xff;
    long[7] = 0xff;
    expect(await faultOf('a.fit', long)).toBe('damaged');
  });

  it('of FIT that is whole and lies is refused: data that nobody defined, and more than there is', async () => {
    expect(await faultOf('a.fit', fitOf([3, 1, 2, 3]))).toBe('damaged');
    const [definition] = [session().slice(0, 6 + 8 * 3)];
    expect(await faultOf('a.fit', fitOf([...(definition ?? []), 1, 0, 0]))).toBe('damaged');
    expect(await faultOf('a.fit', fitOf(record(0)))).toBe('empty');
  });

  it('of two gigabytes is refused before it is in memory', async () => {
    const huge = { name: 'a.fit', size: 2 ** 31, arrayBuffer: () => Promise.reject(new Error('was read')) };
    expect(await new Reading().open(huge as unknown as File)).toEqual({ fault: 'too-large' });
  });
});

it('counts a checksum as the protocol does', () => {
  // The check value of CRC-16/ARC.
  expect(crcOf(bytesOf('123456789'))).toBe(0xbb3d);
});
