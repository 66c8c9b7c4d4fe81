import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSigner } from '../../../supabase/local/storage/signed-urls.ts';
import { ADA, openStorage, png } from './support.ts';
import type { StorageStack } from './support.ts';

let stack: StorageStack;
const mine = (id = 'papers') => stack.as(ADA).storage.from(id);
const DIGITS = `${ADA}/digits.txt`;

beforeAll(async () => {
  stack = await openStorage();
  await mine().upload(DIGITS, new Blob(['0123456789'], { type: 'text/plain' }), { cacheControl: '600' });
  await mine().upload(`${ADA}/page.html`, new Blob(['<script>alert(1)</script>'], { type: 'text/html' }));
});
afterAll(async () => {
  vi.useRealTimers();
  await stack.close();
});

const get = async (name: string, headers: Record<string, string> = {}, query = '', method = 'GET') =>
  fetch(`${stack.url}/storage/v1/object/authenticated/papers/${name}${query}`, {
    method,
    headers: { authorization: `Bearer ${await stack.token(ADA)}`, ...headers },
  });

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=0-1,3-4', 200, '0123456789', null],
  ['lines=1-2', 200, '0123456789', null],
])('the range %s is answered with %i', async (range, status, text, contentRange) => {
  const answer = await get(DIGITS, { range });
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(text);
  expect(answer.headers.get('content-range')).toBe(contentRange);
});

test('an unchanged file is not sent again, and a head has no body', async () => {
  const first = await get(DIGITS);
  expect(first.headers.get('cache-control')).toBe('private, max-age=600');
  const again = await get(DIGITS, { 'if-none-match': first.headers.get('etag')! });
  expect(again.status).toBe(304);
  const head = await get(DIGITS, {}, '', 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', '']);
});

test('what could run a script on the app’s origin is only ever downloaded', async () => {
  const answer = await get(`${ADA}/page.html`);
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="page.html"; filename*=UTF-8''page.html`,
  );
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await get(DIGITS)).headers.get('content-disposition')).toMatch(/^inline/);
});

// A browser reads the types of a header one by one after its commas, and the last that it knows wins.
const DECLARED = [
  ['application/pdf;,text/html', 'application/pdf', 'inline'],
  ['text/html, application/pdf', 'application/octet-stream', 'attachment'],
  ['text/plain; charset="utf-8"; x=",text/html;"', 'text/plain; charset=utf-8', 'inline'],
] as const;

async function servedAs(name: string) {
  const { headers } = await get(`${ADA}/${name}`);
  return [headers.get('content-type'), headers.get('content-disposition')?.split(';')[0]];
}

test.each(DECLARED)('a file declared as %s is served as %s', async (declared, type, disposition) => {
  const page = '<script>alert(1)</script>';
  await mine().upload(`${ADA}/bytes`, page, { contentType: declared, upsert: true });
  await mine().upload(`${ADA}/form`, new Blob([page], { type: declared }), { upsert: true });
  expect(await servedAs('bytes')).toEqual([type, disposition]);
  expect(await servedAs('form')).toEqual([type, disposition]);
});

test.each(DECLARED)('a file that was stored as %s is served as %s', async (declared, type, disposition) => {
  await mine().upload(`${ADA}/before`, new Blob(['x'], { type: 'text/plain' }), { upsert: true });
  await stack.context.database.query(
    `update storage.objects set metadata = metadata || jsonb_build_object('mimetype', $1::text) where name = $2`,
    [declared, `${ADA}/before`],
  );
  expect(await servedAs('before')).toEqual([type, disposition]);
});

test('a served file is framed by nobody and sends no form', async () => {
  await mine().upload(`${ADA}/report.pdf`, new Blob(['%PDF-'], { type: 'application/pdf' }));
  for (const name of ['report.pdf', 'page.html', 'digits.txt']) {
    const policy = (await get(`${ADA}/${name}`)).headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(expect.arrayContaining(["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]));
  }
});

test('a download takes the name asked for, and no name can add a header', async () => {
  const answer = await get(DIGITS, {}, `?download=${encodeURIComponent('relatório "1"\r\nx-evil: 1')}`);
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="relat_rio _1___x-evil_ 1"; filename*=UTF-8''relat%C3%B3rio%20%221%22%0D%0Ax-evil%3A%201`,
  );
  expect((await get(DIGITS, {}, '?download')).headers.get('content-disposition')).toMatch(/^attachment.*digits/);
});

test('a signed URL opens one object for its time, and nothing else', async () => {
  const { data } = await mine().createSignedUrl(DIGITS, 60, { download: 'd.txt' });
  const open = await fetch(data!.signedUrl);
  expect([open.status, await open.text()]).toEqual([200, '0123456789']);
  expect(open.headers.get('content-disposition')).toMatch(/^attachment; filename="d.txt"/);

  const elsewhere = await fetch(data!.signedUrl.replace('digits.txt', 'page.html'));
  expect(await elsewhere.json()).toMatchObject({ statusCode: '400', error: 'InvalidSignature' });
  const forged = await fetch(data!.signedUrl.replace(/token=[^&]+/, `token=${await stack.token(ADA)}`));
  expect(await forged.json()).toMatchObject({ error: 'InvalidJWT' });
  expect((await fetch(data!.signedUrl.replace(/token=[^&]+/, ''))).status).toBe(400);

  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  const late = await fetch(data!.signedUrl);
  vi.useRealTimers();
  expect(late.status).toBe(400);
  expect(await late.json()).toEqual({
    statusCode: '400',
    code: 'InvalidJWT',
    error: 'InvalidJWT',
    message: '"exp" claim timestamp check failed',
  });
});

test.each(['health-records', 'progress-photos'])('%s are signed for an hour at most', async (bucket) => {
  const files = mine(bucket);
  const name = `${ADA}/signed.png`;
  expect((await files.upload(name, png(64))).error).toBeNull();
  expect((await files.createSignedUrl(name, 3601)).error).toMatchObject({ statusCode: '400' });
  expect((await files.createSignedUrls([name], 3601)).error).toMatchObject({ statusCode: '400' });
  const url = (await files.createSignedUrl(name, 3600)).data!.signedUrl;
  expect((await fetch(url)).status).toBe(200);

  // As an earlier version signed them.
  const year = await createSigner(stack.context.settings.jwtSecret).signDownload(bucket, name, 31_536_000);
  const signed = url.replace(/token=.*/, `token=${year}`);
  expect((await fetch(signed)).status).toBe(200);
  vi.useFakeTimers({ now: Date.now() + 3_660_000, toFake: ['Date'] });
  const late = await fetch(signed);
  vi.useRealTimers();
  expect(late.status).toBe(400);
});

test('several URLs are signed at once, and a signed token is no session', async () => {
  const { data } = await mine().createSignedUrls([DIGITS, `${ADA}/none.txt`], 60);
  expect(data?.map((each) => each.error !== null)).toEqual([false, true]);
  const url = data?.[0]?.signedUrl ?? '';
  expect((await fetch(url)).status).toBe(200);
  const token = new URL(url).searchParams.get('token');
  const answer = await fetch(`${stack.url}/storage/v1/object/papers/${DIGITS}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toMatchObject({ statusCode: '403', error: 'Unauthorized' });
});

test('a signed upload URL takes one file for its owner, without a session', async () => {
  const { data } = await mine('avatars').createSignedUploadUrl(`${ADA}/later.png`);
  const visitor = stack.visitor().storage.from('avatars');
  const sent = await visitor.uploadToSignedUrl(data!.path, data!.token, png(50));
  expect(sent.error).toBeNull();
  expect(sent.data).toMatchObject({ path: `${ADA}/later.png`, fullPath: `avatars/${ADA}/later.png` });
  const [row] = await stack.context.database.query(`select owner_id from storage.objects where name like '%later.png'`);
  expect(row).toEqual({ owner_id: ADA });
  const again = await visitor.uploadToSignedUrl(data!.path, data!.token, png(60));
  expect(again.error).toMatchObject({ statusCode: '409' });
  expect((await visitor.uploadToSignedUrl(`${ADA}/other.png`, data!.token, png(60))).error).not.toBeNull();
});

test('only a public bucket is open to everybody', async () => {
  await mine('posters').upload(`${ADA}/poster.png`, png(30));
  const { data } = mine('posters').getPublicUrl(`${ADA}/poster.png`);
  expect((await fetch(data.publicUrl)).status).toBe(200);
  const closed = await fetch(mine().getPublicUrl(DIGITS).data.publicUrl);
  expect([closed.status, ((await closed.json()) as { statusCode: string }).statusCode]).toEqual([400, '404']);
});
