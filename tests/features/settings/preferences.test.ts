import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { settings } from '#src/data/settings/use-settings.ts';
import { chooseLowData } from '#src/lib/low-data.ts';
import { dismiss, shownToasts } from '#src/ui/toasts.ts';
import { page, shown, tell } from '../../ui/page.ts';
import { spoken } from '../spoken.tsx';

const { AppPreferences } = await import('#src/features/settings/app-preferences.tsx');

const before = settings.store.getState();
afterEach(() => {
  settings.store.setState(before);
  chooseLowData('auto');
  for (const { id } of shownToasts()) dismiss(id);
});

it.each([
  ['Theme', 'dark', 'Settings saved'],
  ['Language', 'de', 'Einstellungen gespeichert'],
  ['Units', 'metric', 'Settings saved'],
  ['Week starts on', 'sunday', 'Settings saved'],
  ['Time Zone', 'Africa/Lagos', 'Settings saved'],
  ['Low data', 'on', 'Settings saved'],
])('a choice of %s is said to be saved, in the language that is spoken then', async (label, value, told) => {
  const place = shown(spoken('en', createElement(AppPreferences)));
  await expect.poll(() => place.querySelectorAll('select').length).toBe(6);
  const named = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const field = place.querySelector(`[id="${named?.htmlFor}"]`);
  Reflect.set(field as object, 'value', value);
  tell(field, new page.Event('change', { bubbles: true }));
  await expect.poll(() => shownToasts().map(({ title }) => title)).toEqual([told]);
});
