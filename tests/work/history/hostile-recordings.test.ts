import { describe, expect, it } from 'vitest';
import { Reading } from '#src/features/history/reading.ts';
import { openFile } from '#src/work/history/plan.ts';
import { rowsIn } from './read.ts';
import { FIT, fitOf, gpx, record, RUN, session } from './recorded.ts';

const faultOf = (name: string, content: string | Uint8Array): Promise<unknown> =>
  openFile(name, new Blob([content as BlobPart])).then(
    () => null,
    (error: unknown) => (error as { fault?: string }).fault ?? error,
  );

const columnsIn = async (content: string | Uint8Array) => (await rowsIn(content)).map(({ columns }) => columns);

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

  it('takes as much longer as there is more of it', async () => {
    async function quickest(times: number): Promise<number> {
      const wide = `<gpx><trk><name>${'a'.repeat(10 * times)}</name>${'<x y="z"/>'.repeat(times)}</trk></gpx>`;
      const open = `<gpx ${'a="b" '.repeat(times)}`;
      let least = Infinity;
      for (let nth = 0; nth < 3; nth++) {
        const began = performance.now();
        expect(await faultOf('a.gpx', wide)).toBe('empty');
        expect(await faultOf('a.gpx', open)).toBe('damaged');
        least = Math.min(least, performance.now() - began);
      }
      return least;
    }
    const once = await quickest(20_000);
    // Of four times as much a quadratic reader would make sixteen.
    expect((await quickest(80_000)) / once).toBeLessThan(10);
  });

  it('is unescaped only as far as it is kept, and cut behind an entity', async () => {
    const named = (name: string) => columnsIn(gpx(RUN, { name }));
    const long = 'a'.repeat(19_998);
    expect(await named(`${long}&amp;${'b'.repeat(10)}`)).toHaveLength(1);
    // None of it is looked at any more.
    expect(await named(`${long}aa${'&'.repeat(10)}`)).toHaveLength(1);
    expect(await faultOf('a.gpx', gpx(RUN, { name: `a & ${long}` }))).toBe('damaged');
  });

  it('of more sessions than anybody has is refused', async () => {
    const some = session();
    const many = (count: number) => fitOf(Array.from({ length: count }, () => some).flat());
    expect(await faultOf('a.fit', many(10_000))).toBeNull();
    expect(await faultOf('a.fit', many(10_001))).toBe('damaged');
    const track = /<trk>.*<\/trk>/s.exec(gpx(RUN.slice(0, 2)))?.[0] ?? '';
    expect(await faultOf('a.gpx', `<gpx>${track.repeat(10_001)}</gpx>`)).toBe('damaged');
    const activity = `<Activity Sport="Running"><Id>2026-05-02T06:30:00Z</Id><Lap><TotalTimeSeconds>60</TotalTimeSeconds></Lap></Activity>`;
    const base = (count: number) => `<TrainingCenterDatabase>${activity.repeat(count)}</TrainingCenterDatabase>`;
    expect(await faultOf('a.tcx', base(10_000))).toBeNull();
    expect(await faultOf('a.tcx', base(10_001))).toBe('damaged');
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
    const slice = () => new Blob(['.FIT']);
    const huge = { name: 'a.fit', size: 2 ** 31, slice, arrayBuffer: () => Promise.reject(new Error('was read')) };
    expect(await new Reading().open(huge as unknown as File)).toEqual({ fault: 'too-large' });
  });
});
