import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, box, expectNoViolation, keptDrafts, keptVersions, press, reload, workerIsReady } from './account.ts';
import { test } from './device.ts';
import { begin, menu } from './gym.ts';

const { enter, open } = aHouse();

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
const main = (page: Page): Locator => page.getByRole('main');

test('a nutritionist writes about a client in a basement, and the client reads what was shared in another', async ({
  device,
}) => {
  const nutritionist = await device('nutritionist@demo.test');
  await enter(nutritionist, 'nutritionist@demo.test');
  await open(nutritionist, '/clients');
  await isSynced(nutritionist);
  await expectNoViolation(nutritionist);
  await workerIsReady(nutritionist);
  await nutritionist.context().setOffline(true);

  await main(nutritionist).getByRole('searchbox', { name: 'Find a client by name' }).fill('temi');
  await main(nutritionist)
    .getByRole('link', { name: /^Tèmítọ́pẹ́/ })
    .click();
  await expect(nutritionist).toHaveURL(/\/clients\/record\?of=/);
  await expect(card(nutritionist, 'Overview')).toContainText('Logged in 7 days');
  await expect(nutritionist.getByRole('tab', { name: 'Coaching' })).toHaveCount(0);
  await expect(main(nutritionist)).toContainText(/Overview as of .*, newest entry/);
  await nutritionist.getByRole('tab', { name: 'Measurements' }).click();
  await expect(card(nutritionist, 'Measurements')).toContainText('Weight');
  await expectNoViolation(nutritionist);
  await nutritionist.getByRole('tab', { name: 'Access' }).click();
  await expect(card(nutritionist, 'When you looked')).toContainText('The record was opened');
  await expectNoViolation(nutritionist);
  await nutritionist.getByRole('tab', { name: 'Notes' }).click();
  await press(nutritionist, 'Write a note');
  await nutritionist.getByRole('combobox', { name: 'Kind of note' }).selectOption('adime');
  await nutritionist.getByRole('textbox', { name: 'Assessment' }).fill('Eats late on work days.');
  await nutritionist.getByRole('textbox', { name: 'Intervention' }).fill('Oats before nine.');
  await expect
    .poll(() => keptDrafts(nutritionist, 'note:'))
    .toContainEqual(expect.objectContaining({ plan: 'Oats before nine.' }));
  await reload(nutritionist);
  await nutritionist.getByRole('tab', { name: 'Notes' }).click();
  await press(nutritionist, 'Write a note');
  await expect(nutritionist.getByRole('textbox', { name: 'Intervention' })).toHaveValue('Oats before nine.');
  await nutritionist.getByRole('switch', { name: 'The client reads it' }).check();
  await press(nutritionist, 'Sign');
  await press(nutritionist.getByRole('alertdialog'), 'Sign');
  const note = card(nutritionist, 'Notes').getByRole('listitem').filter({ hasText: 'Oats before nine.' });
  await expect(note).toContainText('Read by the client');
  await nutritionist.getByRole('tab', { name: 'Timeline' }).click();
  const happened = card(nutritionist, 'Timeline').getByRole('listitem');
  await expect(happened.filter({ hasText: 'Note: ADIME' }).first()).toContainText('You');
  await expect(happened.filter({ hasText: 'Weighed' }).first()).toContainText('The client');
  await nutritionist.getByRole('tab', { name: 'Notes' }).click();
  await expectNoViolation(nutritionist);
  await nutritionist.setViewportSize({ width: 320, height: 740 });
  expect(await smallTargets(nutritionist)).toEqual([]);
  expect(await widthOfPage(nutritionist)).toBeLessThanOrEqual(320);
  await nutritionist.context().setOffline(false);
  await isSynced(nutritionist);

  const client = await device('client@demo.test');
  await enter(client, 'client@demo.test');
  await open(client, '/care');
  const shared = card(client, 'Notes for me').getByRole('listitem').filter({ hasText: 'Oats before nine.' });
  await expect(shared).toContainText('Signed by');
  await expect(main(client)).not.toContainText('Slept badly');
  await isSynced(client);
  await expectNoViolation(client);
  await workerIsReady(client);
  await client.context().setOffline(true);
  await open(client, '/care');
  await expect(shared).toBeVisible();

  await note.getByRole('button', { name: 'Add to it' }).click();
  await nutritionist.getByRole('textbox', { name: 'What is to be added' }).fill('Akara is fine too.');
  await press(nutritionist, 'Sign');
  await press(nutritionist.getByRole('alertdialog'), 'Sign');
  await expect(note).toContainText('Akara is fine too.');
  await isSynced(nutritionist);
  await client.context().setOffline(false);
  await expect(shared).toContainText('Akara is fine too.');
});

test('a trainer’s program adapts to what the client lifts, in a basement each, and a word comes of it', async ({
  device,
}) => {
  const trainer = await device('trainer@demo.test');
  await enter(trainer, 'trainer@demo.test');
  await open(trainer, '/clients');
  await isSynced(trainer);
  await workerIsReady(trainer);
  await trainer.context().setOffline(true);
  await main(trainer).getByRole('searchbox', { name: 'Find a client by name' }).fill('fatima');
  await main(trainer)
    .getByRole('link', { name: /^Fatima/ })
    .click();
  await trainer.getByRole('tab', { name: 'Program' }).click();
  await press(trainer, 'Build a program');
  await box(trainer, 'Name of the program').fill('Stronger knees');
  await trainer.getByText(/^Day 1/).click();
  await main(trainer).getByRole('searchbox', { name: 'Find an exercise to add' }).fill('goblet');
  await press(trainer, 'Goblet squat');
  await box(trainer, 'Sets').fill('1');
  await press(trainer, 'Range, tempo, progression: Goblet squat');
  await box(trainer, 'Up to').fill('12');
  await trainer.getByRole('combobox', { name: 'How the weight goes on' }).selectOption('double');
  await box(trainer, 'Tempo').fill('311');
  await expect(main(trainer)).toContainText('Four places, as in 3-1-1-0.');
  await box(trainer, 'Tempo').fill('3-1-1-0');
  await expectNoViolation(trainer);
  await press(trainer, 'Offer it');
  await expect(card(trainer, 'Program')).toContainText('Stronger knees');
  await trainer.context().setOffline(false);
  await isSynced(trainer);

  const client = await device('fatima@demo.test');
  await enter(client, 'fatima@demo.test');
  await open(client, '/workouts');
  await main(client)
    .getByRole('button', { name: /^Stronger knees/ })
    .click();
  await client.getByRole('checkbox', { name: /^A bone, a joint/ }).check();
  await press(client, 'That is all');
  await expect(client.getByRole('dialog')).toContainText('Ask a doctor first');
  await press(client, 'A doctor has nothing against it');
  await press(client, 'Mon');
  await press(client, 'Train on these days');
  await expect(client.getByRole('button', { name: 'Train on these days' })).toHaveCount(0);
  await expectNoViolation(client);
  await press(client, 'Start program');
  await expect(card(client, 'Today’s workout')).toContainText('1 × 10–12');
  await isSynced(client);
  await workerIsReady(client);
  await client.context().setOffline(true);
  const train = async (note?: string): Promise<void> => {
    await begin(client);
    await expect(main(client)).toContainText('tempo 3-1-1-0');
    await box(client, 'Reps').fill('12');
    await box(client, 'Weight').fill('20');
    if (note !== undefined) {
      await press(client, 'It hurt');
      await box(client, 'Where, and how').fill(note);
    }
    await press(client, 'Log set 1');
    await menu(client, 'Finish workout');
    await press(client.getByRole('dialog'), 'Finish');
    await expect(client).toHaveURL(/\/workouts$/);
  };
  await train();
  await expect(card(client, 'Today’s workout')).toContainText('2.5 kg more: every set reached 12 last time');
  await train('the left knee');
  await expect(card(client, 'Today’s workout')).toContainText('No more weight: it hurt last time');
  await client.context().setOffline(false);
  await isSynced(client);

  await expect(card(trainer, 'Program')).toContainText('Bone, joint or back');
  const trained = card(trainer, 'Trained').getByRole('listitem').filter({ hasText: 'Stronger knees' });
  await trained.filter({ hasText: 'It hurt' }).getByRole('button').click();
  await expect(trainer.getByRole('dialog')).toContainText('the left knee');
  await box(trainer, 'What you want to say of it').fill('Rest it until Friday.');
  await press(trainer, 'Say it');
  await expect(trainer.getByRole('listitem').filter({ hasText: 'Rest it until Friday.' })).toContainText('You');
  await expectNoViolation(trainer);
  await isSynced(trainer);
  await open(client, '/notifications');
  await client
    .getByRole('button', { name: /Your trainer wrote to you/ })
    .first()
    .click();
  await expect(client.getByRole('dialog')).toContainText('Rest it until Friday.');

  await trainer.keyboard.press('Escape');
  const setsOf = async () => {
    await press(trainer, 'Change the program');
    await trainer.getByText(/^Day 1/).click();
    return box(trainer, 'Sets');
  };
  await (await setsOf()).fill('2');
  await press(trainer, 'Save the change');
  await isSynced(trainer);
  const versions = trainer.getByRole('dialog').getByRole('listitem');
  // What was saved is sent on its way meanwhile; the list is asked for when it is opened.
  await expect(async () => {
    await trainer.keyboard.press('Escape');
    await press(trainer, 'Earlier versions');
    await expect(versions.first()).toContainText('Goblet squat: Sets 1 → 2', { timeout: 2000 });
  }).toPass();
  await expect(versions.nth(1)).toContainText('Training days none → Mon');
  await expectNoViolation(trainer);

  await open(client, '/dashboard');
  await expect.poll(() => keptVersions(client)).toContain('"sets":2');
  await client.context().setOffline(true);
  await open(client, '/care');
  const changed = card(client, 'What changed in my plan').getByRole('listitem').filter({ hasText: 'Goblet squat' });
  await expect(changed).toContainText('Sets 1 → 2');
  await expect(changed).toContainText('Gym Trainer');
  await expectNoViolation(client);
  await card(client, 'My plan')
    .getByRole('link', { name: /^Training: Stronger knees/ })
    .click();
  await expect(client).toHaveURL(/\/workouts$/);

  await press(versions.last(), 'Take this one up again');
  await expect(trainer.getByRole('dialog')).toHaveCount(0);
  await expect(await setsOf()).toHaveValue('1');
});

test('a provider makes a code, a client enters it, both see each other, and the client ends the care', async ({
  device,
}) => {
  const provider = await device('nutritionist@demo.test');
  await enter(provider, 'nutritionist@demo.test');
  await open(provider, '/clients');
  await isSynced(provider);
  await expect(card(provider, 'Asks for your care')).toContainText('less salt');
  const inRoster = card(provider, 'Clients').getByRole('link', { name: /^Chinedu/ });
  await expect(inRoster).toHaveCount(0);
  await press(provider, 'Invite clients');
  await press(provider, 'Make a code');
  const made = provider.getByRole('dialog').getByRole('listitem').filter({ hasText: '0 of 1 used' });
  const code = (await made.locator('.title').innerText()).trim();
  await expectNoViolation(provider);

  const client = await device('chinedu@demo.test');
  await enter(client, 'chinedu@demo.test');
  await open(client, `/care?code=${code}`);
  const sheet = client.getByRole('dialog');
  await expect(sheet).toContainText('invites you');
  await expect(sheet).toContainText('Sees your meals');
  await expectNoViolation(client);
  await press(client, 'Accept');
  const inTeam = card(client, 'My team').getByRole('button', { name: /^Ìfẹ́olúwa/ });
  await expect(inTeam).toBeVisible();
  await provider.keyboard.press('Escape');
  await expect(inRoster).toBeVisible();

  await inTeam.click();
  await expect(sheet).toContainText('No photo and no paper.');
  await expectNoViolation(client);
  await inRoster.click();
  await provider.getByRole('tab', { name: 'Notes' }).click();
  await press(provider, 'Write a note');
  await provider.getByRole('textbox', { name: 'What was done' }).fill('Less salt, more beans');
  await press(sheet, 'End the care');
  await expect(client.getByRole('alertdialog')).toContainText('no longer sees');
  await press(client.getByRole('alertdialog'), 'End the care');
  await expect(inTeam).toHaveCount(0);
  const said = provider.getByText('The client ended it on');
  await expect(said).toBeVisible();
  await expect(provider.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
  await expect(card(provider, 'What you had typed')).toContainText('What was done: Less salt, more beans');
  await expectNoViolation(provider);
  await open(provider, '/clients');
  await expect(inRoster).toHaveCount(0);
  await provider.getByRole('button', { name: /^Delete: Note/ }).click();
  await press(provider.getByRole('alertdialog'), 'Delete');
  await expect(card(provider, 'What you had typed')).toHaveCount(0);
});
