import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { useUpdate } from '#src/app/update-notice.tsx';
import { valueStore } from '#src/data/store.ts';
import { mount } from '../data/mount.tsx';
import { aPhone, aServer } from '../data/parts.ts';

const server = aServer();

it('a new version that is put off is not spoken of, ready or held, before it becomes ready anew', async () => {
  const updates = valueStore<'none' | 'ready' | 'held'>('none');
  const notice = mount(await server.aPage(aPhone()), () => useUpdate(updates));
  const become = (state: 'ready' | 'held') => flushSync(() => updates.set(state));
  const shows = async (state: string): Promise<void> => {
    await expect.poll(() => notice.now.state).toBe(state);
  };
  await shows('none');
  become('ready');
  await shows('ready');
  become('held');
  await shows('held');
  flushSync(() => notice.now.putOff());
  await shows('none');
  become('ready');
  await shows('ready');
  flushSync(() => notice.now.putOff());
  await shows('none');
  become('held');
  await shows('none');
});
