import { describe, expect, it } from 'vitest';
import { roomLeft } from '#src/features/progress/photos/album.ts';
import { namesOf } from '#src/features/progress/photos/zip-photos.ts';
import { leanOf } from '#src/features/progress/photos/use-level.ts';
import { transformOf } from '#src/work/photos/laid.ts';
import { pairOf, pairsAround, posesIn, posesToCompare } from '#src/work/photos/poses.ts';
import type { Posed } from '#src/work/photos/poses.ts';
import { AS_IT_IS } from '#sync/actions/progress-photos.ts';
import { fitted } from '#src/work/photos/shrink.ts';

type Named = Posed & { id: string };
const photo = (id: string, pose: Posed['pose'], own_pose: string | null = null): Named => ({ id, pose, own_pose });

describe('a picture', () => {
  it('is at most as large as allowed, keeps its form and is never made larger', () => {
    expect(fitted({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 });
    expect(fitted({ width: 4000, height: 3000 }, 320)).toEqual({ width: 320, height: 240 });
    expect(fitted({ width: 100, height: 50 }, 1600)).toEqual({ width: 100, height: 50 });
    expect(fitted({ width: 1, height: 9000 }, 320)).toEqual({ width: 1, height: 320 });
  });
});

describe('comparing', () => {
  it('begins with the oldest and the newest of a pose, where there are two', () => {
    const photos = [photo('c', 'front'), photo('b', 'back'), photo('a', 'front')];
    expect(pairOf(photos, photo('', 'front'))?.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(pairOf(photos, photo('', 'back'))).toBeNull();
    expect(posesToCompare(photos)).toEqual([{ pose: 'front', own_pose: null }]);
  });

  it('around a day has the last from before it and the newest since, in each standard angle and in those of one’s own', () => {
    const taken = (id: string, taken_on: string, own: string | null = null) => ({
      ...photo(id, own === null ? 'front' : 'own', own),
      taken_on,
    });
    const photos = [
      taken('e', '2026-03-09', 'Half'),
      taken('d', '2026-03-08'),
      taken('c', '2026-03-05'),
      taken('b', '2026-03-02'),
      taken('a', '2026-02-01'),
    ];
    const around = pairsAround(photos, '2026-03-02').map(({ posed, before, after }) => [
      posed.own_pose ?? posed.pose,
      before?.id ?? null,
      after?.id ?? null,
    ]);
    expect(around).toEqual([
      ['front', 'b', 'd'],
      ['left', null, null],
      ['right', null, null],
      ['back', null, null],
      ['Half', null, 'e'],
    ]);
  });

  it('takes a pose that has a name by it, however it is written, as it was written last', () => {
    const photos = [
      photo('d', 'own', 'Half turned'),
      photo('c', 'own'),
      photo('b', 'own', ' half TURNED'),
      photo('a', 'front'),
    ];
    expect(posesIn(photos).map(({ pose, own_pose }) => own_pose ?? pose)).toEqual(['front', 'own', 'Half turned']);
    expect(pairOf(photos, photo('', 'own', 'half turned'))?.map(({ id }) => id)).toEqual(['b', 'd']);
  });

  it('lays one over the other by figures, and leaves what was not aligned', () => {
    expect(transformOf(AS_IT_IS)).toBeUndefined();
    expect(transformOf({ shift_x: 0.1, shift_y: -0.25, zoom: 1.2, turn: -3.5 })).toBe(
      'translate(10%, -25%) scale(1.2) rotate(-3.5deg)',
    );
  });
});

describe('the room of an account', () => {
  it.each([
    [0, null],
    [449, null],
    [450, 50],
    [499, 1],
    [500, 0],
    [620, 0],
  ])('with %i photos is told as %s', (photos, left) => {
    expect(roomLeft(photos)).toBe(left);
  });
});

describe('the level of the camera', () => {
  it.each([
    ['upright', 0, 9.8, 0],
    ['leaning to the right', 9.8 * Math.sin(Math.PI / 18), 9.8 * Math.cos(Math.PI / 18), 10],
    ['leaning to the left', -1, 9.8, -5.8],
    ['flat on a table', 0.2, 0.1, null],
  ])('of a device %s', (_how, x, y, lean) => {
    expect(leanOf(x, y)).toBe(lean);
  });
});

describe('photos as files', () => {
  it('are called by day and pose, each differently, and lead nowhere', () => {
    const shot = (pose: Posed['pose'], own_pose: string | null = null) => ({ taken_on: '2031-01-02', pose, own_pose });
    expect(namesOf([shot('front'), shot('front'), shot('own', '../etc/Bauch, halb ọrùn'), shot('own', '//')])).toEqual([
      '2031-01-02 front.jpg',
      '2031-01-02 front 2.jpg',
      '2031-01-02 etcBauch halb ọrùn.jpg',
      '2031-01-02 own.jpg',
    ]);
  });
});
