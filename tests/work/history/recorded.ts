import { crcOf } from '#src/work/history/recordings/fit.ts';

// Recordings as watches write them, after the published formats; none is of a real person.

const START = '2026-05-02T06:30:00Z';
const at = (seconds: number): string => new Date(Date.parse(START) + seconds * 1000).toISOString();

/** A thousandth of a degree along the equator is 111.19 m. */
interface Step {
  seconds: number;
  east: number | string;
  heart?: number;
}

/** Ten minutes east at 3.7 m/s, a pause of five minutes in the same place, and one minute more. */
export const RUN: readonly Step[] = [
  ...Array.from({ length: 21 }, (_, nth) => ({ seconds: nth * 30, east: nth / 1000, heart: 140 + (nth % 3) * 10 })),
  { seconds: 900, east: 0.02, heart: 150 },
  { seconds: 930, east: 0.021, heart: 150 },
  { seconds: 960, east: 0.022, heart: 150 },
];

const gpxPoint = ({ seconds, east, heart }: Step): string => `
      <trkpt lat="0.0" lon='${east}'><ele>12</ele><time>${at(seconds)}</time>${
        heart === undefined
          ? ''
          : `<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${heart}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>`
      }</trkpt>`;

export const gpx = (steps: readonly Step[], { type = 'running', name = 'Lekki &amp; back' } = {}): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!-- written by nobody's watch -->
<gpx version="1.1" creator="a test" xmlns="http://www.topografix.com/GPX/1/1">
  <metadata><time>2020-01-01T00:00:00Z</time></metadata>
  <wpt lat="6.4" lon="3.4"><name>Home</name></wpt>
  <trk>
    <name><![CDATA[]]>${name}</name>
    <type>${type}</type>
    <trkseg>${steps.map(gpxPoint).join('')}
    </trkseg>
  </trk>
</gpx>`;

const tcxPoint = ({ seconds, heart = 0 }: Step): string => `
        <Trackpoint><Time>${at(seconds)}</Time><DistanceMeters>${seconds * 3}</DistanceMeters>
          <HeartRateBpm><Value>${heart}</Value></HeartRateBpm></Trackpoint>`;

export const TCX = `<?xml version="1.0"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
  <Activities>
    <Activity Sport="Biking">
      <Id>${START}</Id>
      ${[0, 600]
        .map(
          (from) => `<Lap StartTime="${at(from)}">
        <TotalTimeSeconds>590.4</TotalTimeSeconds>
        <DistanceMeters>4000.5</DistanceMeters>
        <Calories>110</Calories>
        <AverageHeartRateBpm><Value>130</Value></AverageHeartRateBpm>
        <Track>${[0, 300, 599].map((more) => tcxPoint({ seconds: from + more, east: 0, heart: 120 })).join('')}</Track>
      </Lap>`,
        )
        .join('\n      ')}
      <Notes>Wind from the sea</Notes>
    </Activity>
  </Activities>
</TrainingCenterDatabase>`;

type FitField = readonly [number: number, size: 1 | 2 | 4, type: number, value: number];

const EPOCH = 631_065_600;

const fitTime = (instant: string): number => Date.parse(instant) / 1000 - EPOCH;

function written(size: 1 | 2 | 4, value: number): number[] {
  return Array.from({ length: size }, (_, byte) => Math.floor(value / 256 ** byte) % 256);
}

/** A message of which everything is said once: its definition, and its data. */
const message = (local: number, number: number, fields: readonly FitField[]): number[] => [
  ...[0x40 | local, 0, 0, ...written(2, number), fields.length],
  ...fields.flatMap(([field, size, type]) => [field, size, type]),
  local,
  ...fields.flatMap(([, size, , value]) => written(size, value)),
];

const checked = (bytes: readonly number[]): number[] => [...bytes, ...written(2, crcOf(new Uint8Array(bytes)))];

export function fitOf(messages: readonly number[]): Uint8Array {
  const head = [14, 0x20, ...written(2, 2132), ...written(4, messages.length), 0x2e, 0x46, 0x49, 0x54];
  return new Uint8Array(checked([...checked(head), ...messages]));
}

const [ENUM, UINT8, UINT16, UINT32, SINT32] = [0x00, 0x02, 0x84, 0x86, 0x85];

export const session = (more: readonly FitField[] = [], start = START): number[] =>
  message(1, 18, [
    [253, 4, UINT32, fitTime(start) + 1900],
    [2, 4, UINT32, fitTime(start)],
    [5, 1, ENUM, 1],
    [7, 4, UINT32, 1_900_000],
    [8, 4, UINT32, 1_805_400],
    [9, 4, UINT32, 502_340],
    [11, 2, UINT16, 330],
    [16, 1, UINT8, 151],
    ...more,
  ]);

export const record = (seconds: number): number[] =>
  message(2, 20, [
    [253, 4, UINT32, fitTime(START) + seconds],
    [0, 4, SINT32, 77_000_000],
    [1, 4, SINT32, 40_000_000],
    [3, 1, UINT8, 150],
  ]);

export const FIT = fitOf([
  ...message(0, 0, [[0, 1, ENUM, 4]]),
  ...record(0),
  // The time in the header, as watches save bytes.
  ...[0x80 | (2 << 5) | 5, ...written(4, 1), ...written(4, 2), ...written(4, 3), 150],
  ...session(),
]);
