import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { UserSettings } from '#sync/entities/user-settings.ts';
import type { Mirror } from '#src/data/mirror.ts';

// A person's settings. Stored on the device for the first paint, and in the account's row for other devices.

export type Settings = Pick<UserSettings, 'theme' | 'language' | 'timezone' | 'units' | 'week_start' | 'hide_body'>;

export const DEFAULT_SETTINGS: Settings = {
  theme: 'light',
  language: 'en',
  timezone: 'America/Los_Angeles',
  units: 'imperial',
  week_start: 'monday',
  hide_body: false,
};

/** `public/first-paint.js` reads them here. */
export const SETTINGS_KEY = 'settings';

interface Kept extends Settings {
  /** Chosen here and not yet in the account's row: nobody is signed in, or the row has not arrived. */
  unsaved: (keyof Settings)[];
}

const NAMES = z.enum(['theme', 'language', 'timezone', 'units', 'week_start', 'hide_body']);

const otherwise = z.catch;

const Kept = z.object({
  theme: otherwise(z.enum(['light', 'dark', 'system']), DEFAULT_SETTINGS.theme),
  language: otherwise(z.enum(['en', 'es', 'fr', 'de']), DEFAULT_SETTINGS.language),
  timezone: otherwise(z.string(), DEFAULT_SETTINGS.timezone),
  units: otherwise(z.enum(['imperial', 'metric']), DEFAULT_SETTINGS.units),
  week_start: otherwise(z.enum(['sunday', 'monday']), DEFAULT_SETTINGS.week_start),
  hide_body: otherwise(z.boolean(), DEFAULT_SETTINGS.hide_body),
  unsaved: otherwise(z.array(NAMES), []),
});

const pick = (from: Settings, names: readonly (keyof Settings)[]): Partial<Settings> =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

export interface SettingsStore {
  readonly store: StoreApi<Kept>;
  /** Applies on this device at once; `followAccount` writes it to the account. */
  choose(edit: Partial<Settings>): void;
  unsaved(): Partial<Settings>;
  saved(edit: Partial<Settings>): void;
  /** Takes over the account's settings, except what was chosen here since. */
  adopt(row: Settings): void;
  /** Choices made here no longer belong to anybody. */
  forgetUnsaved(): void;
  /** Another tab has changed the settings. */
  reread(): void;
}

function read(mirror: Mirror): Kept {
  const nothing = { ...DEFAULT_SETTINGS, unsaved: [] };
  try {
    return Kept.safeParse(JSON.parse(mirror.getItem(SETTINGS_KEY) ?? 'null')).data ?? nothing;
  } catch {
    return nothing;
  }
}

export function createSettings(mirror: Mirror): SettingsStore {
  const store = createStore<Kept>()(() => read(mirror));
  const { getState, setState } = store;
  store.subscribe((kept) => mirror.setItem(SETTINGS_KEY, JSON.stringify(kept)));
  return {
    store,
    choose(edit) {
      const chosen = NAMES.options.filter((name) => name in edit);
      setState(({ unsaved }) => ({ ...edit, unsaved: [...new Set([...unsaved, ...chosen])] }));
    },
    unsaved: () => pick(getState(), getState().unsaved),
    saved(edit) {
      setState((now) => ({ unsaved: now.unsaved.filter((name) => edit[name] !== now[name]) }));
    },
    adopt(row) {
      const { unsaved } = getState();
      setState(
        pick(
          row,
          NAMES.options.filter((name) => !unsaved.includes(name)),
        ),
      );
    },
    forgetUnsaved: () => setState({ unsaved: [] }),
    reread: () => setState(read(mirror)),
  };
}
