import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { readApple } from '#src/work/history/health/apple.ts';
import { readHealth } from '#src/work/history/health/read-health.ts';
import type { HealthFile } from '#src/work/history/health/health-file.ts';
import { Reading } from '#src/features/history/reading.ts';
import { appleHealth, asleep, quantity } from './apple.ts';
import { rowsOfHealth } from './read.ts';
import { zipOf } from './zips.ts';

const NOW = Date.parse('2026-11-25T10:00:00Z');

const readOf = (content: string | Uint8Array, name = 'export.xml'): Promise<HealthFile> =>
  readHealth(new File([content as BlobPart], name), NOW, () => undefined);

const zipWith = (text: string, stated?: number): Uint8Array =>
  zipOf(
    { name: 'apple_health_export/export_cda.xml', content: new Uint8Array(10) },
    { name: 'apple_health_export/workout-routes/route_1.gpx', content: new Uint8Array(10) },
    { name: 'apple_health_export/export.xml', content: new TextEncoder().encode(text), ...(stated && { stated }) },
  );

const columnsOf = async (body: string) => rowsOfHealth(await readOf(appleHealth(body))).map(({ columns }) => columns);

const faultOf = (content: string | Uint8Array, name?: string): Promise<unknown> =>
  readOf(content, name).then(
    () => null,
    (error: unknown) => (error as { fault?: string }).fault ?? error,
  );

const at = (time: string, day = '2026-08-20'): string => `${day} ${time}:00 +0100`;
const WEIGHT = quantity('BodyMass', { value: 180, unit: 'lb', from: at('07:00') });

describe('Apple Health', () => {
  it('tells each measurement in the unit and by the zone that stand beside it', async () => {
    const body = [
      WEIGHT,
      quantity('BodyMass', { value: 80.5, unit: 'kg', from: '2026-08-21 07:00:00 -0400' }),
      quantity('Height', { value: 1.8, unit: 'm', from: at('07:01') }),
      quantity('WaistCircumference', { value: 36, unit: 'in', from: at('07:02') }),
      quantity('BodyFatPercentage', { value: 0.253, unit: '%', from: at('07:03') }),
      quantity('OxygenSaturation', { value: 0.97, unit: '%', from: at('07:04') }),
      quantity('RestingHeartRate', { value: 58, unit: 'count/min', from: at('07:05') }),
      quantity('BodyTemperature', { value: 98.6, unit: 'degF', from: at('07:06') }),
      quantity('BloodGlucose', { value: 5.5, unit: 'mmol&lt;180.1558800000541&gt;/L', from: at('07:07') }),
      quantity('BloodGlucose', { value: 99, unit: 'mg/dL', from: at('07:08') }),
      ` <Correlation type="HKCorrelationTypeIdentifierBloodPressure">
      ${quantity('BloodPressureSystolic', { value: 128, unit: 'mmHg', from: at('07:09') })} </Correlation>\n`,
      quantity('BloodPressureSystolic', { value: 128, unit: 'mmHg', from: at('07:09') }),
      quantity('BloodPressureDiastolic', { value: 82, unit: 'mmHg', from: at('07:09') }),
    ].join('');
    const all = (await columnsOf(body)).map(({ kind, value, measured_at }) => [kind, value, measured_at]);
    expect(Object.fromEntries(all.slice(2).map(([kind, value]) => [kind, value]))).toEqual({
      height: 180,
      waist: 91.44,
      body_fat: 25.3,
      oxygen_saturation: 97,
      resting_heart_rate: 58,
      temperature: 37,
      blood_glucose: 99.09,
      systolic: 128,
      diastolic: 82,
    });
    expect(all).toContainEqual(['weight', 81.65, '2026-08-20T06:00:00.000Z']);
    expect(all).toContainEqual(['weight', 80.5, '2026-08-21T11:00:00.000Z']);
    expect(all).toHaveLength(12);
  });

  it('counts a step once that two devices counted, and leaves out the day that was not over', async () => {
    const steps = (value: number, [from, to]: [string, string], source: string) =>
      quantity('StepCount', { value, unit: 'count', from, to, source });
    const body = [
      // The watch alone, both, and the phone alone.
      steps(1000, [at('08:10'), at('08:20')], 'Watch'),
      steps(2000, [at('09:00'), at('09:30')], 'Watch'),
      steps(1900, [at('09:05'), at('09:25')], 'Phone'),
      steps(600, [at('10:50'), at('11:10')], 'Phone'),
      // Of the whole day, by an app that adds up what these told.
      steps(3400, [at('00:00'), at('23:59')], 'App'),
      steps(70, [at('08:00', '2026-08-25'), at('08:10', '2026-08-25')], 'Phone'),
    ].join('');
    const counted = [{ kind: 'steps', value: 3600, measured_at: '2026-08-20T11:00:00.000Z' }];
    expect(await columnsOf(body)).toMatchObject(counted);
    // Where it does not say when it was exported, the newest that it tells is of that day.
    const undated = await readOf(appleHealth(body, { exported: 'yesterday' }));
    expect(rowsOfHealth(undated).map(({ columns }) => columns)).toMatchObject(counted);
  });

  it('adds up a night that two devices watched, of the day it ended on', async () => {
    const body = [
      asleep('InBed', at('21:30', '2026-08-19'), at('06:30')),
      asleep('AsleepCore', at('22:00', '2026-08-19'), at('02:00')),
      asleep('Awake', at('02:00'), at('02:30')),
      asleep('AsleepREM', at('02:30'), at('06:00')),
      asleep('AsleepUnspecified', at('22:30', '2026-08-19'), at('06:15'), 'Ring'),
    ].join('');
    expect(await columnsOf(body)).toMatchObject([
      { kind: 'sleep', value: 8.25, measured_at: '2026-08-20T05:15:00.000Z' },
    ]);
  });

  it('brings workouts, as old and as new phones tell them, and one that two apps recorded once', async () => {
    const workout = (type: string, more: string, [from, to] = [at('17:00'), at('17:45')], inside = '') =>
      ` <Workout workoutActivityType="HKWorkoutActivityType${type}" duration="40.5" durationUnit="min" ${more} startDate="${from}" endDate="${to}">${inside}</Workout>\n`;
    const sum = (type: string, more: string) =>
      `<WorkoutStatistics type="HKQuantityTypeIdentifier${type}" startDate="x" endDate="x" ${more}/>`;
    const body = [
      workout(
        'Running',
        'totalDistance="5" totalDistanceUnit="mi" totalEnergyBurned="300" totalEnergyBurnedUnit="kcal" sourceName="Watch"',
      ),
      workout('Running', 'sourceName="Another app"', [at('17:01'), at('17:44')]),
      workout(
        'Cycling',
        'sourceName="Watch"',
        [at('18:00'), at('18:45')],
        sum('DistanceCycling', 'sum="12.5" unit="km"') +
          sum('ActiveEnergyBurned', 'sum="1255.2" unit="kJ"') +
          sum('HeartRate', 'average="141.4" minimum="90" maximum="170" unit="count/min"'),
      ),
      workout('TraditionalStrengthTraining', 'sourceName="Watch"', [at('19:00'), at('19:45')]),
      // At once, and something else.
      workout('CoreTraining', 'sourceName="Another app"', [at('19:01'), at('19:44')]),
      workout(
        'Rowing',
        'sourceName="Watch"',
        [at('20:00'), at('20:45')],
        sum('DistanceRowing', 'sum="1" unit="m"').repeat(1000),
      ),
    ].join('');
    expect(await columnsOf(body)).toMatchObject([
      { activity: 'run', distance_m: 8046.7, calories_burned: 300, moving_seconds: 2430, duration_minutes: 41 },
      { activity: 'bike', distance_m: 12_500, calories_burned: 300, heart_rate: 141 },
      { activity: 'other', name: 'Traditional strength training', distance_m: null },
      { activity: 'other', name: 'Core training' },
    ]);
  });

  it('adds nothing the second time, and of a longer export what is new', async () => {
    const idsOf = async (body: string) => rowsOfHealth(await readOf(appleHealth(body))).map(({ id }) => id);
    const [first] = await idsOf(WEIGHT);
    // The same, in another unit and from another app; and the next day's.
    const later = quantity('BodyMass', {
      value: 81.65,
      unit: 'kg',
      from: '2026-08-20 02:00:00 -0400',
      source: 'Scale',
    });
    const next = quantity('BodyMass', { value: 81, unit: 'kg', from: at('07:00', '2026-08-21') });
    expect(await idsOf(later + WEIGHT + next)).toEqual([expect.not.stringMatching(first ?? ''), first]);
  });

  it('tells what is not taken, and of what harms itself alone the reason', async () => {
    const body = [
      WEIGHT,
      quantity('BodyMass', { value: 'heavy', unit: 'kg', from: at('07:00') }),
      quantity('BodyMass', { value: 12, unit: 'barrels', from: at('07:00') }),
      quantity('BodyFatPercentage', { value: 25, unit: '%', from: at('07:00') }),
      quantity('BodyMass', { value: 80, unit: 'kg', from: 'yesterday' }),
      quantity('BodyMass', { value: 80, unit: 'kg', from: '2031-01-01 00:00:00 +0000' }),
      quantity('HeartRate', { value: 80, unit: 'count/min', from: at('07:00') }),
    ].join('');
    const { problems, part, readings } = await readOf(appleHealth(body));
    expect(problems.map(({ reason, line, of }) => [line, of, reason])).toEqual([
      [2, 'entry', 'number'],
      [3, 'entry', 'unit'],
      [4, 'entry', 'range'],
      [5, 'entry', 'date'],
      [6, 'entry', 'future'],
    ]);
    expect([part.dropped, readings.length]).toEqual([['HeartRate'], 1]);
  });

  it('keeps the newest of what there is too much of', async () => {
    const second = (nth: number) => new Date(Date.UTC(2026, 0, 1) + nth * 1000).toISOString();
    const told = (nth: number) => `${second(nth).slice(0, 10)} ${second(nth).slice(11, 19)} +0000`;
    const many = Array.from({ length: 41_000 }, (_, nth) =>
      quantity('BloodGlucose', { value: 90, unit: 'mg/dL', from: told(nth) }),
    );
    const { readings, isCut } = await readOf(appleHealth(many.join('')));
    expect([readings.length, isCut]).toEqual([20_000, true]);
    expect(readings.at(0)?.at).toBe(second(40_999));
  });

  it('is known by what it begins with', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const other = zipOf(
      { name: 'backup/export.xml', content: bytes('<backup/>') },
      { name: 'weight.csv', content: bytes('Date,Weight (kg)\n2026-06-05,80\n') },
    );
    expect(await new Reading().open(new File([other as BlobPart], 'backup.zip'))).toHaveProperty('print');
    expect((await readOf(appleHealth(WEIGHT), 'export.xml.txt')).readings).toHaveLength(1);
  });

  it('is recognised in its zip, and handed on', async () => {
    const reading = new Reading();
    const file = new File([zipWith(appleHealth(WEIGHT)) as BlobPart], 'export.zip');
    expect(await reading.open(file)).toBe('of-health');
    const health = await readHealth(file, NOW, () => undefined);
    expect(health.others).toEqual(['apple_health_export/export_cda.xml', 'apple_health_export/workout-routes']);
    reading.take(health);
    const shown = reading.show({}, { zone: 'Africa/Lagos', now: NOW, library: [], remembered: {} });
    expect(shown.preview.counts.readings).toBe(1);
    // Shown again, it has the ids that it had.
    expect(rowsOfHealth(health)).toEqual(rowsOfHealth(health));
  });

  it('is read in UTF-16 too', async () => {
    const text = appleHealth(WEIGHT);
    const wide = new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (c) => c.charCodeAt(0)).buffer);
    expect((await readOf(wide)).readings).toHaveLength(1);
    expect(await new Reading().open(new File([wide as BlobPart], 'export.xml'))).toBe('of-health');
  });

  const laughs = Array.from({ length: 9 }, (_, nth) => `<!ENTITY l${nth + 1} "${`&l${nth};`.repeat(10)}">`).join('');
  const named = (name: string) => WEIGHT.replace('sourceName="Phone"', `sourceName="${name}"`);

  it.each([
    [
      'laughs a billion times',
      'declares',
      appleHealth(named('&l9;'), { type: `<!DOCTYPE HealthData [<!ENTITY l0 "ha">${laughs}]>` }),
    ],
    [
      'names a file',
      'declares',
      appleHealth('', { type: '<!DOCTYPE HealthData [<!ENTITY x SYSTEM "file:///etc/passwd">]>' }),
    ],
    [
      'hides an entity behind a comment',
      'declares',
      appleHealth('', { type: '<!DOCTYPE HealthData [<!-- -->]<!ENTITY x "y">]>' }),
    ],
    [
      'loads its type from elsewhere',
      'declares',
      appleHealth('', { type: '<!DOCTYPE HealthData SYSTEM "http://x.test/a.dtd">' }),
    ],
    ['uses what nobody declared', 'declares', appleHealth(named('&nbsp;'))],
    ['is cut off', 'damaged', appleHealth(WEIGHT).slice(0, -20)],
    ['is cut off within a mark', 'damaged', appleHealth(WEIGHT).slice(0, -60)],
    ['is nested too deep', 'damaged', appleHealth('<a>'.repeat(100) + '</a>'.repeat(100))],
    ['has a mark without an end', 'damaged', appleHealth(`<Record a="${'x'.repeat(2_000_000)}`)],
    ['has nothing', 'empty', appleHealth('')],
    ['is of another kind', 'not-a-table', '<html></html>'],
  ])('that %s is refused as %s', async (_, fault, text) => {
    expect(await faultOf(text)).toBe(fault);
    expect(await faultOf(zipWith(text), 'export.zip')).toBe(fault);
  });

  it('is not unpacked beyond what its zip says', async () => {
    expect(await faultOf(zipWith(appleHealth(WEIGHT.repeat(1000)), 500), 'export.zip')).toBe('too-large');
    const whole = zipWith(appleHealth(WEIGHT.repeat(1000)));
    expect(await faultOf(whole.slice(0, -30), 'export.zip')).toBe('not-a-zip');
  });

  it('holds a piece of it at a time', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const many = Array.from({ length: 500 }, (_, nth) =>
      quantity('HeartRate', { value: 60 + (nth % 60), unit: 'count/min', from: at('07:00') }),
    ).join('');
    const dayOf = (nth: number) => at('08:00', new Date(Date.UTC(2026, 0, 1 + nth)).toISOString().slice(0, 10));
    const source = 'Somebody’s watch with a long name';
    const piece = (nth: number): string =>
      [
        quantity('StepCount', { value: 9, unit: 'count', from: dayOf(nth), source }),
        quantity(`SomethingThatIsNotRead${nth}`, { value: 9, unit: 'count', from: dayOf(nth) }),
        ` <Workout workoutActivityType="HKWorkoutActivityTypeRunning" sourceName="${source}" startDate="${dayOf(nth)}" endDate="${dayOf(nth)}"/>\n`,
        many,
      ].join('');
    const [begin = '', end = ''] = appleHealth('@@').split('@@');
    let [told, before, most] = [0, 0, 0];
    async function* texts() {
      yield begin;
      for (let nth = 0; nth < 120; nth++) {
        // Another text each time, as it comes out of a file.
        const text = Buffer.from(piece(nth)).toString();
        told += text.length;
        yield text;
        if (nth % 20 !== 0) continue;
        collect();
        before ||= process.memoryUsage().heapUsed;
        most = Math.max(most, process.memoryUsage().heapUsed);
      }
      yield WEIGHT + end;
    }
    expect((await readApple(texts(), { now: NOW, file: 'export.xml', others: [] })).readings).toHaveLength(121);
    expect(told).toBeGreaterThan(15_000_000);
    expect(most - before).toBeLessThan(3_000_000);
  });
});
