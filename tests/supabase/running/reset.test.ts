import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDataFolder } from '../../../supabase/local/database/data-folder.ts';
import { startStack } from '../../../supabase/local/stack.ts';

test('a reset takes away all that the stack keeps, and nothing that somebody else put beside it', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'reset-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const stack = await startStack({ dataDir: root, port: 0 });
  const server = createClient(stack.url, stack.serviceKey, { auth: { persistSession: false } });
  await stack.mailbox.deliver({ to: 'ada@example.test', subject: 'kept', text: 'kept', html: '' });
  const { error } = await server.storage
    .from('health-records')
    .upload('somebody/note.txt', new Blob(['kept'], { type: 'text/plain' }));
  expect(error).toBeNull();
  await stack.close();
  expect((await readdir(root)).length).toBeGreaterThanOrEqual(4);

  await writeFile(path.join(root, 'thesis.txt'), 'years of work');
  await emptyDataFolder(root);
  expect(await readdir(root)).toEqual(['thesis.txt']);
});
