import { describe, expect, it } from 'vitest';
import { pairOf, posesToCompare } from '#src/features/progress/photos/album.ts';
import type { Shot } from '#src/features/progress/photos/album.ts';
import { fitted } from '#src/features/progress/photos/shrink.ts';

const shot = (id: string, pose: 'front' | 'back'): Shot => ({
  photo: {
    id,
    rev: '',
    user_id: 'u',
    pose,
    taken_on: '2031-01-01',
    path: 'a',
    thumb_path: 'b',
    width: 3,
    height: 4,
    created_at: '2031-01-01',
    updated_at: '2031-01-01',
    deleted: false,
  },
  weight: null,
  waist: null,
});

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
    const shots = [shot('c', 'front'), shot('b', 'back'), shot('a', 'front')];
    expect(pairOf(shots, 'front')?.map(({ photo }) => photo.id)).toEqual(['a', 'c']);
    expect(pairOf(shots, 'back')).toBeNull();
    expect(posesToCompare(shots)).toEqual(['front']);
  });
});
