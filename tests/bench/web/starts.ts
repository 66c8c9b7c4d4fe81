import { coldStart, OF_CLIENT, OF_PROVIDER } from './cold-start.ts';
import type { Device, Start } from './cold-start.ts';
import { atMost, atMostTimes, measured, median } from './figures.ts';
import type { Figure } from './figures.ts';
import { asDocument, FLOOR_ROWS, FLOORS } from './floors.ts';

/** Times a static page. */
const SHOWN = 1.5;
/** Times a React page that reads as many rows. */
const LIVE = 1.5;
const LONGEST_TASK_MS = 200;

interface Devices {
  client: Device;
  provider: Device;
}

interface Opened {
  device: Device;
  path: string;
  content: string;
}

function pagesOf({ client, provider }: Devices): Record<'floors' | 'documents' | 'screens', Opened[]> {
  const of = (device: Device, screens: Readonly<Record<string, string>>): Opened[] =>
    Object.entries(screens).map(([path, content]) => ({ device, path, content }));
  const screens = [...of(client, OF_CLIENT), ...of(provider, OF_PROVIDER)];
  return {
    screens,
    documents: screens.map((screen) => ({ ...screen, path: asDocument(screen.path) })),
    floors: Object.values(FLOORS).map((path) => ({ device: client, path, content: FLOOR_ROWS })),
  };
}

const middleOf = (starts: readonly Start[], what: keyof Start): number =>
  Math.round(median(starts.map((start) => start[what])));

/** The floors and the screens in turns, so that whatever else the machine does slows all of them. */
export async function coldStarts(devices: Devices, url: string, slower: number, rounds: number): Promise<Figure[]> {
  const { floors, documents, screens } = pagesOf(devices);
  const found = new Map<string, Start[]>();
  for (let round = 0; round < rounds; round++) {
    for (const { device, path, content } of [...floors, ...documents, ...screens]) {
      found.set(path, [...(found.get(path) ?? []), await coldStart(device, url + path, content, slower)]);
    }
  }
  const seen = (path: string): number => middleOf(found.get(path) ?? [], 'seen');
  const live = (path: string): number => middleOf(found.get(path) ?? [], 'live');
  const at = `CPU ${slower}x`;
  const still = seen(FLOORS.static);
  const react = live(FLOORS.react);
  return [
    ...floors.map(({ path }) => measured(`${path}, ${at}`, 'ms', live(path))),
    ...screens.map(({ path }) =>
      atMostTimes(`first content of ${path} beside a static page, ${at}`, SHOWN, seen(path), still),
    ),
    ...documents.map(({ path }) => measured(`${path}, ${at}`, 'ms', seen(path))),
    ...screens.map(({ path }) =>
      atMostTimes(
        `first content of ${path} beside the same as a document, ${at}`,
        SHOWN,
        seen(path),
        seen(asDocument(path)),
      ),
    ),
    ...screens.map(({ path }) => atMostTimes(`cold start of ${path} beside React, ${at}`, LIVE, live(path), react)),
    ...(slower > 1 ? screens : []).map(({ path }) =>
      atMost(`longest task of ${path}, ${at}`, LONGEST_TASK_MS, middleOf(found.get(path) ?? [], 'longestTask')),
    ),
  ];
}
