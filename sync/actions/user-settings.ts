import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { MOST_FOLLOWED, MOST_TODO, userSettings } from '#sync/entities/user-settings.ts';
import type { UserSettings } from '#sync/entities/user-settings.ts';
import { changed, existing, writeAll } from './changes.ts';

type ServerOwned = 'user_id' | 'subscription_plan' | 'subscription_status' | 'subscription_next_billing';

export type SettingsEdit = Partial<Omit<Columns<typeof userSettings>, ServerOwned>>;

/** So many are kept: logs of before are of days that nothing is counted from any more. */
const MOST_ZONES = 20;

/** Whoever moves keeps in mind where it was until now, so that earlier logs stay on their days. */
export const saveSettings = action([userSettings], async (tx, userId: string, edit: SettingsEdit) => {
  const { timezone, earlier_zones: earlier } = await existing(tx, userSettings, userId);
  const moved = edit.timezone !== undefined && edit.timezone !== timezone;
  const earlier_zones = [...earlier, { zone: timezone, until: tx.now }].slice(-MOST_ZONES);
  await tx.write([changed(userSettings, userId, { ...edit, ...(moved && { earlier_zones }) })]);
});

type Plates = UserSettings['plates'];

/** Edits the plates as they are now: of two quick clicks neither is lost. */
export const editPlates = action([userSettings], async (tx, userId: string, edited: (plates: Plates) => Plates) => {
  const { plates } = await existing(tx, userSettings, userId);
  await tx.write([changed(userSettings, userId, { plates: edited(plates) })]);
});

/** Puts a conversation on top, or no longer. */
export const pinConversation = action([userSettings], async (tx, userId: string, other: string, isPinned: boolean) => {
  const { pinned } = await existing(tx, userSettings, userId);
  const others = pinned.filter((id) => id !== other);
  await tx.write([changed(userSettings, userId, { pinned: isPinned ? [...others, other] : others })]);
});

/** Puts a message behind what there is to do. Whether there was room. */
export const keepTodo = action([userSettings], async (tx, userId: string, message: string) => {
  const { todo } = await existing(tx, userSettings, userId);
  const others = todo.filter((id) => id !== message);
  if (others.length >= MOST_TODO) return false;
  await tx.write([changed(userSettings, userId, { todo: [...others, message] })]);
  return true;
});

/** Takes it off. Where it stood, if it did. */
export const tickOff = action([userSettings], async (tx, userId: string, message: string) => {
  const { todo } = await existing(tx, userSettings, userId);
  await tx.write([changed(userSettings, userId, { todo: todo.filter((id) => id !== message) })]);
  return todo.indexOf(message);
});

/** Puts what was ticked off back where it stood; there is room for it always. */
export const putBack = action([userSettings], async (tx, userId: string, message: string, place: number) => {
  const { todo } = await existing(tx, userSettings, userId);
  if (!todo.includes(message))
    await tx.write([changed(userSettings, userId, { todo: todo.toSpliced(place, 0, message) })]);
});

/** Members whose posts one wants to read by themselves; the one followed longest makes room. */
export const followMember = action([userSettings], async (tx, userId: string, other: string, isFollowed: boolean) => {
  const { followed } = await existing(tx, userSettings, userId);
  const others = followed.filter((id) => id !== other);
  const next = isFollowed ? [...others, other].slice(-MOST_FOLLOWED) : others;
  await tx.write([changed(userSettings, userId, { followed: next })]);
});

/** Edits the replies as they are now, as the plates. */
export const editQuickReplies = action(
  [userSettings],
  async (tx, userId: string, edited: (replies: readonly string[]) => string[]) => {
    const { quick_replies } = await existing(tx, userSettings, userId);
    await tx.write([changed(userSettings, userId, { quick_replies: edited(quick_replies) })]);
  },
);

/** Edits them as they are now, as the plates. */
export const editMutedWords = action(
  [userSettings],
  async (tx, userId: string, edited: (words: readonly string[]) => string[]) => {
    const { muted_words } = await existing(tx, userSettings, userId);
    await tx.write([changed(userSettings, userId, { muted_words: edited(muted_words) })]);
  },
);

export const agreeToGuidelines = action([userSettings], (tx, userId: string, version: string) =>
  writeAll(tx, [changed(userSettings, userId, { guidelines_version: version, guidelines_at: tx.now })]),
);
