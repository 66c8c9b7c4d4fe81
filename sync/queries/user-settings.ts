import type { Readable } from '#sync/engine/act.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import type { UserSettings } from '#sync/entities/user-settings.ts';
import { one } from './reading.ts';

export const settingsOf = (db: Readable, userId: string): Promise<UserSettings | null> => one(db, userSettings, userId);
