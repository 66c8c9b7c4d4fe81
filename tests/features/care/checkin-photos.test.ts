import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { endGrant, giveGrant } from '#sync/actions/grants.ts';
import { AS_IT_IS } from '#sync/actions/progress-photos.ts';
import { answerCheckin, openCase, recordOperation, showAnswered } from '#sync/actions/surgery.ts';
import { clientAssignments } from '#sync/entities/client-assignments.ts';
import { people } from '#sync/entities/people.ts';
import { progressPhotos } from '#sync/entities/progress-photos.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import { grantsBy } from '#sync/queries/grants.ts';
import { progressPhotosOf } from '#sync/queries/progress-photos.ts';
import { checkinsOf } from '#sync/queries/surgery.ts';
import { editDraft, readDraft } from '#src/data/drafts/drafts.ts';
import { lockNow } from '#src/data/uploads/lock.ts';
import { setLock } from '#src/data/uploads/pin.ts';
import { removed } from '#sync/actions/changes.ts';
import { write } from '#sync/engine/journal.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { page, tell as event } from '../../ui/page.ts';
import { aDevice, CLIENT } from '../provider/local.ts';
import { aScreen } from '../screen.tsx';

vi.mock('#src/ui/parts/upload.tsx', () => ({
  Upload: ({ onFile }: { onFile: (file: File) => void }) =>
    createElement('button', { type: 'button', onClick: () => onFile(new File(['x'], 'a.jpg')) }, 'Upload'),
}));
vi.mock('#src/work/photos/shrink.ts', () => ({
  dayOfFile: () => '2026-03-20',
  prepare: () => Promise.resolve({ whole: new ArrayBuffer(3), thumb: new ArrayBuffer(2), width: 3, height: 4 }),
}));

vi.stubGlobal('location', page.location);

const { MemoryRouter } = await import('react-router-dom');
const { SurgeryCard } = await import('#src/features/care/surgery/surgery-card.tsx');
const { SurgeryPart } = await import('#src/features/provider/surgery/surgery-part.tsx');

const HERE = { today: '2026-03-20', zone: 'Africa/Lagos' };
const SURGEON = numbered(9);
const WHO = { client_id: CLIENT, surgeon_id: SURGEON };
const FINE = { fever: false, leg_swelling: false, breathless: false, discharge: false, pain: 1, words: null };
const SHOWING = { purpose: 'Week 1', until: '2026-06-01' };
const { local, put } = aDevice();

async function operated(): Promise<string> {
  const unsaid = { area: null, side: 'both', planned_on: null, place: null, price_low: null } as const;
  const opened = {
    ...WHO,
    ...unsaid,
    procedure: 'tummy_tuck',
    included: false,
    price_high: null,
    deposit: null,
  } as const;
  const id = await did(local(), openCase(opened));
  const said = { kind: 'operation', technique: null, findings: 'As planned.' } as const;
  await did(local(), recordOperation({ case_id: id, ...WHO, ...said, products: [], done_on: '2026-03-12' }));
  return id;
}

const surgeonInCare = async (listed = true): Promise<void> => {
  await put(people, { id: SURGEON, user_id: SURGEON, first_name: 'Ify', role: 'aesthetic_surgeon', listed });
  await put(clientAssignments, { id: numbered(70), client_id: CLIENT, trainer_id: SURGEON, status: 'active' });
};

async function photo(n: number, taken_on: string, pose = 'front'): Promise<string> {
  const id = numbered(n);
  const file = { path: `${CLIENT}/${id}.jpg`, thumb_path: `${CLIENT}/${id}-thumb.jpg`, width: 3, height: 4 };
  const described = { pose, own_pose: null, note: null, taken_on, ...AS_IT_IS };
  await put(progressPhotos, { id, user_id: CLIENT, ...described, ...file, created_at: `${taken_on}T10:00:00Z` });
  return id;
}

const aSetting = () => put(userSettings, { id: CLIENT, user_id: CLIENT, progress_photos: false });
const shown = async () =>
  (await grantsBy(local(), CLIENT, 'progress_photos', HERE.today)).map(({ provider_id, row_ids }) => [
    provider_id,
    row_ids,
  ]);
const answered = async (id: string) => (await checkinsOf(local(), [id]))[0]?.photo_ids;

function asked(id: string) {
  const card = createElement(SurgeryCard, { here: HERE });
  const at = { initialEntries: [`/care?checkin=${id}`] };
  const screen = aScreen(local(), CLIENT, createElement(MemoryRouter, at, card));
  const boxes = () => [...screen.place.querySelectorAll('.photo-pick input')] as unknown as HTMLInputElement[];
  const tick = (n: number): void =>
    event(screen.place.querySelectorAll('.photo-pick input')[n], new page.MouseEvent('click', { bubbles: true }));
  return { ...screen, boxes, tick };
}

it('photos of an answer are kept in the album by their angle and shown to the surgeon alone, without a network', async () => {
  const id = await operated();
  await Promise.all([surgeonInCare(), aSetting(), photo(41, '2026-03-19'), photo(42, '2026-03-18')]);
  const screen = asked(id);
  await expect.poll(() => screen.boxes().length).toBe(1);
  screen.press('Left');
  screen.press('Upload');
  await expect.poll(() => screen.boxes().length).toBe(2);
  expect(screen.boxes().map(({ checked }) => checked)).toEqual([true, false]);
  screen.press('Save the answer');
  await expect.poll(() => answered(id)).toHaveLength(1);
  const ids = await answered(id);
  expect(await shown()).toEqual([[SURGEON, ids]]);
  const album = await progressPhotosOf(local(), CLIENT);
  expect(album.find((each) => ids?.includes(each.id))).toMatchObject({ pose: 'left', taken_on: '2026-03-20' });
  await expect.poll(() => screen.place.textContent).toContain('Your surgeon sees 1 of 1 until');
});

/** As the form saves it. */
async function tell(case_id: string, photo_ids: string[], moment: 'day1' | 'week1' = 'week1'): Promise<void> {
  const answer = { case_id, ...WHO, moment, photo_ids };
  await did(local(), answerCheckin({ ...answer, ...FINE }));
  await did(local(), showAnswered(answer, SHOWING));
}

it('other photos take the place of those shown before, and end no grant but that of their answer', async () => {
  const [id] = await Promise.all([operated(), aSetting()]);
  const [first, second] = [numbered(41), numbered(42)];
  const before = { user_id: CLIENT, provider_id: SURGEON, subject: 'progress_photos', ...SHOWING } as const;
  await did(local(), giveGrant({ ...before, row_ids: [first] }));
  await tell(id, [first], 'day1');
  await tell(id, [first]);
  expect(await shown()).toEqual([1, 2, 3].map(() => [SURGEON, [first]]));
  await tell(id, [first, second]);
  expect(new Set(await shown())).toEqual(
    new Set([
      [SURGEON, [first]],
      [SURGEON, [first]],
      [SURGEON, [first, second]],
    ]),
  );
  await tell(id, []);
  expect(await shown()).toEqual([1, 2].map(() => [SURGEON, [first]]));
  await tell(id, [second]);
  expect(await shown()).toContainEqual([SURGEON, [second]]);
});

it('an answer says when its photos are shown no more, keeps that however often it is saved, and shows them again when asked', async () => {
  const [id, first] = await Promise.all([operated(), photo(41, '2026-03-19'), aSetting(), surgeonInCare()]);
  await tell(id, [first]);
  const screen = asked(id);
  await expect.poll(() => screen.place.textContent).toContain('Your surgeon sees 1 of 1 until');
  const [grant] = await grantsBy(local(), CLIENT, 'progress_photos', HERE.today);
  await did(local(), endGrant(grant?.id ?? ''));
  await expect.poll(() => screen.place.textContent).toContain('Your surgeon does not see these photos.');
  screen.press('Change the answer: Week 1');
  await expect.poll(() => screen.boxes().length).toBe(1);
  expect(screen.place.textContent).not.toContain('you can end it earlier');
  screen.press('Save the answer');
  await expect.poll(() => screen.boxes().length).toBe(0);
  expect(await shown()).toEqual([]);
  screen.press('Show them to your surgeon again');
  await expect.poll(shown).toEqual([[SURGEON, [first]]]);
});

it('an answer is kept where its photos cannot be shown', async () => {
  const [id, first] = await Promise.all([operated(), photo(41, '2026-03-20'), surgeonInCare()]);
  const screen = asked(id);
  await expect.poll(() => screen.boxes().length).toBe(1);
  expect(screen.place.textContent).toContain('Saving turns on');
  screen.tick(0);
  screen.press('Save the answer');
  await expect.poll(() => answered(id)).toEqual([first]);
  expect(await shown()).toEqual([]);
});

it('a photo that was chosen waits until the album is unlocked, and the answer with it', async () => {
  const [id] = await Promise.all([operated(), aSetting(), surgeonInCare()]);
  await setLock(local(), '123456');
  const screen = asked(id);
  await expect.poll(() => screen.button('Upload')).toBeDefined();
  // The camera hides the page, and a hidden page locks.
  lockNow();
  screen.press('Upload');
  await expect.poll(() => screen.button('A photo is being kept')).toBeDefined();
  expect(await progressPhotosOf(local(), CLIENT)).toEqual([]);
  await expect.poll(() => screen.read('PIN')).toBe('');
  screen.type('PIN', '123456');
  screen.press('Unlock');
  await expect.poll(() => screen.boxes().map(({ checked }) => checked), { timeout: 10_000 }).toEqual([true]);
  screen.press('Save the answer');
  await expect.poll(() => answered(id)).toHaveLength(1);
});

it('two photos that are chosen one after the other are both kept and ticked, and no draft is left of them', async () => {
  const [id] = await Promise.all([operated(), aSetting(), surgeonInCare()]);
  const screen = asked(id);
  await expect.poll(() => screen.button('Upload')).toBeDefined();
  screen.pressTwice('Upload');
  await expect.poll(() => screen.boxes().map(({ checked }) => checked)).toEqual([true, true]);
  screen.press('Save the answer');
  await expect.poll(() => answered(id)).toHaveLength(2);
  await expect.poll(() => readDraft(local(), `checkin:${id} week1`)).toBeUndefined();
});

it('photos that were deleted from the album take no place in an answer', async () => {
  const ids = Array.from({ length: 8 }, (_, n) => numbered(41 + n));
  const [id] = await Promise.all([
    operated(),
    aSetting(),
    surgeonInCare(),
    ...ids.map((_, n) => photo(41 + n, '2026-03-19')),
  ]);
  await tell(id, ids);
  await write(local(), [removed(progressPhotos, ids[0] ?? '')]);
  const screen = asked(id);
  await expect.poll(() => screen.button('Change the answer: Week 1')).toBeDefined();
  screen.press('Change the answer: Week 1');
  await expect.poll(() => screen.button('Upload')).toBeDefined();
  screen.press('Upload');
  await expect.poll(() => screen.boxes().length).toBe(8);
  screen.press('Save the answer');
  await expect.poll(() => answered(id)).toHaveLength(8);
  expect(await answered(id)).not.toContain(ids[0]);
});

it('to a surgeon who is not in care nothing is shown; what was ticked stays, and can be taken away', async () => {
  const [id, first] = await Promise.all([operated(), photo(41, '2026-03-19'), aSetting()]);
  await tell(id, [first], 'day1');
  // Ticked while the care lasted.
  await editDraft(local(), `checkin:${id} week1`, () => ({ photos: [first] }));
  const screen = asked(id);
  await expect.poll(() => screen.place.textContent).toContain('only while you are in this surgeon’s care');
  await expect.poll(() => screen.boxes().length).toBe(1);
  expect(screen.button('Upload')).toBeUndefined();
  const all = async () => (await checkinsOf(local(), [id])).map(({ photo_ids }) => photo_ids);
  screen.press('Save the answer');
  await expect.poll(all).toEqual([[first], [first]]);
  expect(await shown()).toEqual([[SURGEON, [first]]]);
  await expect.poll(() => screen.boxes().length).toBe(0);
  screen.press('Change the answer: Day 1');
  await expect.poll(() => screen.boxes().length).toBe(1);
  screen.tick(0);
  screen.press('Save the answer');
  // The one that was answered last comes last.
  await expect.poll(all).toEqual([[first], []]);
  await expect.poll(shown).toEqual([]);
});

it('a surgeon who is not listed is in care all the same', async () => {
  const id = await operated();
  await surgeonInCare(false);
  const screen = asked(id);
  await expect.poll(() => screen.button('Upload')).toBeDefined();
});

it('the surgeon sees them beside the answer until the grant is ended', async () => {
  const [id, first] = await Promise.all([operated(), photo(41, '2026-03-19'), aSetting()]);
  await tell(id, [first]);
  const before = { user_id: CLIENT, provider_id: SURGEON, subject: 'progress_photos', ...SHOWING } as const;
  await did(local(), giveGrant({ ...before, row_ids: [await photo(43, '2026-02-01')] }));
  const part = createElement(SurgeryPart, { clientId: CLIENT, here: HERE });
  const screen = aScreen(local(), SURGEON, createElement(MemoryRouter, null, part));
  await expect.poll(() => screen.place.textContent).toContain('Tummy tuck');
  event(
    screen.place.querySelector('.row button, button.row') ?? undefined,
    new page.MouseEvent('click', { bubbles: true }),
  );
  await expect.poll(() => screen.button('One photo: Week 1')).toBeDefined();
  screen.press('One photo: Week 1');
  await expect.poll(() => screen.place.querySelectorAll('.photo-shown .photo-frame').length).toBe(1);
  const given = await grantsBy(local(), CLIENT, 'progress_photos', HERE.today);
  await did(local(), endGrant(given.find(({ row_ids }) => row_ids.includes(first))?.id ?? ''));
  await expect.poll(() => screen.place.textContent).toContain('These photos are no longer shown to you.');
  expect(screen.place.textContent).toContain('The photos of this answer are not shown to you.');
});
