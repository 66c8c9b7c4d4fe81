import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../support/database.ts';
import { ADA, BEN, openStorage, png } from './support.ts';
import type { StorageStack } from './support.ts';

let stack: StorageStack;
const bucket = (userId: string, id = 'avatars') => stack.as(userId).storage.from(id);
const listed = async (...options: Parameters<ReturnType<typeof bucket>['list']>) =>
  (await bucket(BEN, 'papers').list(...options)).data?.map((entry) => entry.name);
const refusal = (error: unknown) => ({ ...(error as Record<string, unknown>), message: (error as Error).message });

describe.each(everyEngine)('storage on %s', (engine) => {
  beforeAll(async () => {
    stack = await openStorage({ engine });
  });
  afterAll(() => stack.close());

  describe('uploads', () => {
    test('a Blob is kept with its bytes, its type and its caching', async () => {
      const sent = await bucket(ADA).upload(`${ADA}/face.png`, png(500), {
        cacheControl: '60',
        metadata: { from: 'me' },
      });
      expect(sent.error).toBeNull();
      expect(sent.data).toEqual({
        id: expect.any(String),
        path: `${ADA}/face.png`,
        fullPath: `avatars/${ADA}/face.png`,
      });

      const { data: back } = await bucket(ADA).download(`${ADA}/face.png`);
      expect(new Uint8Array(await back!.arrayBuffer())).toEqual(new Uint8Array(await png(500).arrayBuffer()));
      expect(back!.type).toBe('image/png');
      const { data: known } = await bucket(ADA).info(`${ADA}/face.png`);
      expect(known).toMatchObject({
        size: 500,
        contentType: 'image/png',
        cacheControl: 'max-age=60',
        metadata: { from: 'me' },
      });
    });

    test('raw bytes and text are kept as well', async () => {
      const papers = bucket(ADA, 'papers');
      await papers.upload(`${ADA}/raw.bin`, new Uint8Array([1, 2, 3]), { contentType: 'application/x-thing' });
      await papers
        .upload(`${ADA}/words é.txt`, 'no', { contentType: 'text/plain' })
        .then(({ error }) => expect(refusal(error)).toMatchObject({ statusCode: '400', code: 'InvalidKey' }));
      await papers.upload(`${ADA}/two words (1).txt`, 'some words', { contentType: 'text/plain' });
      expect((await papers.download(`${ADA}/raw.bin`)).data?.size).toBe(3);
      expect(await (await papers.download(`${ADA}/two words (1).txt`)).data?.text()).toBe('some words');
    });

    test('a second upload of a name is refused unless it says upsert, and then replaces the first', async () => {
      await bucket(ADA).upload(`${ADA}/twice.png`, png(10));
      const again = await bucket(ADA).upload(`${ADA}/twice.png`, png(20));
      expect(refusal(again.error)).toMatchObject({
        status: 400,
        statusCode: '409',
        message: 'The resource already exists',
      });
      expect((await bucket(ADA).upload(`${ADA}/twice.png`, png(30), { upsert: true })).error).toBeNull();
      expect((await bucket(ADA).update(`${ADA}/twice.png`, png(40))).error).toBeNull();
      expect((await bucket(ADA).download(`${ADA}/twice.png`)).data?.size).toBe(40);
    });

    test('the bucket takes exactly its limit and not a byte more', async () => {
      const limit = 2 * 1024 * 1024;
      expect((await bucket(ADA).upload(`${ADA}/full.png`, png(limit))).error).toBeNull();
      for (const body of [png(limit + 1), new Uint8Array(await png(limit + 1).arrayBuffer())]) {
        const over = await bucket(ADA).upload(`${ADA}/over.png`, body, { contentType: 'image/png' });
        expect(refusal(over.error)).toMatchObject({ statusCode: '413', code: 'EntityTooLarge' });
      }
      expect((await bucket(ADA).exists(`${ADA}/over.png`)).data).toBe(false);
    });

    test('reading stops at the limit even where the length was not announced', async () => {
      let sent = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 64 * 1024;
          if (sent > 1024 * 1024 * 1024) controller.close();
          else controller.enqueue(new Uint8Array(64 * 1024));
        },
      });
      const over = await bucket(ADA).upload(`${ADA}/endless.png`, endless, {
        contentType: 'image/png',
        duplex: 'half',
      });
      expect(over.error).not.toBeNull();
      // Some of it is under way before the refusal is read; how much is the machine's affair.
      expect(sent).toBeLessThan(512 * 1024 * 1024);
    });

    test('a type the bucket does not take, or bytes that are not what they are called, are refused', async () => {
      const program = new Blob(['MZ'], { type: 'application/x-msdownload' });
      const typed = await bucket(ADA).upload(`${ADA}/x.exe`, program);
      expect(refusal(typed.error)).toMatchObject({ statusCode: '415', code: 'InvalidMimeType' });
      const disguised = await bucket(ADA).upload(`${ADA}/x.png`, new Blob(['<svg/>'], { type: 'image/png' }));
      expect(refusal(disguised.error)).toMatchObject({ statusCode: '415' });
    });

    test.each(['../evil.png', 'a/%2e%2e%2f%2e%2e%2fevil.png', 'a//b.png', 'a/..%2f..%2fb.png'])(
      'a name that walks the folders is refused: %s',
      async (name) => {
        const answer = await fetch(`${stack.url}/storage/v1/object/papers/${ADA}/${name}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${await stack.token(ADA)}`, 'content-type': 'text/plain' },
          body: 'x',
        });
        expect(answer.status).toBe(400);
        expect(['InvalidKey', 'AccessDenied']).toContain(((await answer.json()) as { code: string }).code);
      },
    );
  });

  describe('policies', () => {
    beforeAll(async () => {
      await bucket(ADA).upload(`${ADA}/private.png`, png(77), { upsert: true });
    });

    test('nobody else uploads, reads, signs, lists, moves, copies or removes', async () => {
      const file = `${ADA}/private.png`;
      for (const other of [bucket(BEN), stack.visitor().storage.from('avatars')]) {
        expect(refusal((await other.upload(`${ADA}/hack.png`, png())).error)).toMatchObject({ statusCode: '403' });
        expect(refusal((await other.upload(file, png(), { upsert: true })).error)).toMatchObject({ statusCode: '403' });
        expect((await other.download(file)).error).not.toBeNull();
        expect(refusal((await other.info(file)).error)).toMatchObject({ status: 400, statusCode: '404' });
        expect(refusal((await other.createSignedUrl(file, 60)).error)).toMatchObject({ statusCode: '404' });
        expect((await other.createSignedUrls([file], 60)).data?.[0]).toMatchObject({ signedUrl: null, path: file });
        expect((await other.createSignedUploadUrl(`${ADA}/hack.png`)).error).not.toBeNull();
        expect((await other.list(ADA)).data).toEqual([]);
        expect((await other.move(file, `${BEN}/mine.png`)).error).not.toBeNull();
        expect((await other.copy(file, `${BEN}/mine.png`)).error).not.toBeNull();
        expect((await other.remove([file])).data).toEqual([]);
      }
      expect((await bucket(ADA).download(file)).data?.size).toBe(77);
    });

    test('a token that does not hold is refused and never taken as anonymous', async () => {
      const ask = (bearer: string) =>
        fetch(`${stack.url}/storage/v1/object/avatars/${ADA}/private.png`, { headers: { authorization: bearer } });
      for (const bearer of ['Bearer garbage', `Bearer ${await stack.token(ADA, -10)}`]) {
        const answer = await ask(bearer);
        expect(await answer.json()).toMatchObject({ statusCode: '403', error: 'Unauthorized' });
        expect(answer.status).toBe(400);
      }
      expect((await fetch(`${stack.url}/storage/v1/object/avatars/${ADA}/private.png`)).status).toBe(400);
    });

    test('buckets are seen by the service role alone, and an unknown one is said to be unknown', async () => {
      const { data } = await stack.service().storage.listBuckets();
      expect(data?.map((each) => each.id)).toEqual([
        'avatars',
        'health-records',
        'papers',
        'posters',
        'progress-photos',
      ]);
      expect((await stack.service().storage.getBucket('avatars')).data).toMatchObject({ file_size_limit: 2_097_152 });
      expect((await stack.as(ADA).storage.listBuckets()).data).toEqual([]);
      const nowhere = await bucket(ADA, 'nowhere').upload('x.png', png());
      expect(refusal(nowhere.error)).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
    });

    test('SQL cannot remove a row and leave its file behind', async () => {
      await expect(stack.context.database.query('delete from storage.objects')).rejects.toThrow(/storage API/);
    });
  });

  describe('a folder', () => {
    const names = ['b.txt', 'a.txt', 'c.txt', 'deep/one.txt', 'deep/two.txt', 'odd_%.txt'];
    beforeAll(async () => {
      for (const name of names)
        await bucket(BEN, 'papers').upload(`${BEN}/${name.replace('%', '-')}`, new Blob([name]));
    });
    test('lists its files and folders by name, part by part, either way, and by what they begin with', async () => {
      expect(await listed(BEN)).toEqual(['a.txt', 'b.txt', 'c.txt', 'deep', 'odd_-.txt']);
      expect(await listed(`${BEN}/deep/`)).toEqual(['one.txt', 'two.txt']);
      expect(await listed(BEN, { limit: 2, offset: 1 })).toEqual(['b.txt', 'c.txt']);
      expect(await listed(BEN, { sortBy: { column: 'name', order: 'desc' }, limit: 2 })).toEqual(['odd_-.txt', 'deep']);
      expect(await listed(BEN, { search: 'DE' })).toEqual(['deep']);
      expect(await listed(BEN, { search: '%' })).toEqual([]);
      const { error } = await bucket(BEN, 'papers').list(BEN, { sortBy: { column: 'id; drop table x' } });
      expect(refusal(error)).toMatchObject({ statusCode: '400' });
    });

    test('a folder has a name only, a file all it is', async () => {
      const { data } = await bucket(BEN, 'papers').list(BEN);
      expect(data?.find((entry) => entry.name === 'deep')).toMatchObject({ id: null, metadata: null });
      expect(data?.find((entry) => entry.name === 'a.txt')).toMatchObject({
        id: expect.any(String),
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        metadata: { size: 5, eTag: expect.any(String) },
      });
    });

    test('files are moved, copied and removed', async () => {
      const papers = bucket(BEN, 'papers');
      expect((await papers.move(`${BEN}/a.txt`, `${BEN}/moved.txt`)).error).toBeNull();
      expect((await papers.copy(`${BEN}/moved.txt`, `${BEN}/copied.txt`)).data).toEqual({
        path: `papers/${BEN}/copied.txt`,
      });
      expect(refusal((await papers.move(`${BEN}/b.txt`, `${BEN}/moved.txt`)).error)).toMatchObject({
        statusCode: '409',
      });
      expect(refusal((await papers.move(`${BEN}/none.txt`, `${BEN}/x.txt`)).error)).toMatchObject({
        statusCode: '404',
      });
      expect((await papers.move(`${BEN}/b.txt`, `${ADA}/theirs.txt`)).error).not.toBeNull();
      expect(
        (await papers.copy(`${BEN}/b.txt`, `${BEN}/b.png`, { destinationBucket: 'avatars' })).error,
      ).not.toBeNull();

      const removed = await papers.remove([`${BEN}/moved.txt`, `${BEN}/none.txt`]);
      expect(removed.data?.map((each) => each.name)).toEqual([`${BEN}/moved.txt`]);
      expect((await papers.exists(`${BEN}/moved.txt`)).data).toBe(false);
      expect(await (await papers.download(`${BEN}/copied.txt`)).data?.text()).toBe('a.txt');
    });
  });
});
