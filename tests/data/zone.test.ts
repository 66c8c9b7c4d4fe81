import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '#src/data/settings/settings.ts';
import { settings, useSettings } from '#src/data/settings/use-settings.ts';
import { useSettingsFollowed } from '#src/data/settings/use-settings-followed.ts';
import { useZoneAdopted } from '#src/data/settings/use-zone-adopted.ts';
import { deviceZone } from '#src/lib/region.ts';
import { saveSettings } from '#sync/actions/user-settings.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { mount } from './mount.tsx';
import { aServer } from './parts.ts';
import type { User } from './parts.ts';
import { did } from '../support/did.ts';

const { aUser } = aServer();
const { timezone: FIRST } = DEFAULT_SETTINGS;

beforeEach(() => settings.store.setState({ ...DEFAULT_SETTINGS, unsaved: [] }));

/** The page of somebody who comes in without an onboarding. */
const enter = ({ page }: User) =>
  mount(page, () => {
    useSettingsFollowed();
    useZoneAdopted();
    return useSettings().timezone;
  });

const ofAccount = async ({ open, userId }: User) => (await settingsOf(open.db, userId))?.timezone;

it('who never chose a zone lives where the device is, and the account is told', async () => {
  const user = await aUser();
  expect([await ofAccount(user), deviceZone() === FIRST]).toEqual([FIRST, false]);
  const zone = enter(user);
  await expect.poll(() => zone.now).toBe(deviceZone());
  await expect.poll(() => ofAccount(user)).toBe(deviceZone());
  await expect.poll(() => settings.unsaved()).toEqual({});
});

it('who went back to the first zone by hand keeps it', async () => {
  const user = await aUser();
  const zone = enter(user);
  await expect.poll(() => ofAccount(user)).toBe(deviceZone());
  settings.choose({ timezone: FIRST });
  await expect.poll(() => ofAccount(user)).toBe(FIRST);
  const again = enter(user);
  await vi.waitFor(() => expect(settings.unsaved()).toEqual({}));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([zone.now, again.now, await ofAccount(user)]).toEqual([FIRST, FIRST, FIRST]);
});

it('a zone that was chosen elsewhere is not replaced by the one of this device', async () => {
  const user = await aUser();
  await did(user.open.db, saveSettings(user.userId, { timezone: 'Asia/Tokyo' }));
  const zone = enter(user);
  await expect.poll(() => zone.now).toBe('Asia/Tokyo');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await ofAccount(user)).toBe('Asia/Tokyo');
});
