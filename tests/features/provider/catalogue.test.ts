import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmVersion, dropDraft, writeVersions } from '#sync/actions/lab-versions.ts';
import type { VersionEdit } from '#sync/actions/lab-versions.ts';
import { labAnalytes } from '#sync/entities/lab-analytes.ts';
import { labTests } from '#sync/entities/lab-tests.ts';
import { labVersions } from '#sync/entities/lab-versions.ts';
import { allLabVersions } from '#sync/queries/lab-versions.ts';
import {
  entriesIn,
  entriesOf,
  isToConfirm,
  knownCatalogue,
  LISTS,
  newestOf,
} from '#src/features/provider/catalogue/entries.ts';
import { ANYBODY, contentFrom, typedOf } from '#src/features/provider/catalogue/fields.ts';
import { catalogueCsv, editsOf, planOf } from '#src/features/provider/catalogue/import.ts';
import { BLANK, contentOf, faultsOf } from '#src/features/provider/catalogue/rules.ts';
import { fieldsOf } from '#src/lib/csv.ts';
import { shownToasts } from '#src/ui/toasts.ts';
import { did } from '../../support/did.ts';
import { numbered } from '../../support/members.ts';
import { aScreen } from '../screen.tsx';
import { aDevice, ME } from './local.ts';

const { EntrySheet } = await import('#src/features/provider/catalogue/entry-sheet.tsx');

const { local, put } = aDevice();

const COUNTS = { state: 'published', version: 3, created_at: '2026-01-01T00:00:00Z' };
const POTASSIUM = {
  ...BLANK.analyte,
  analyte_name: 'Potassium',
  loinc: '2823-3',
  unit: 'mmol/L',
  ranges: [
    { sex: 'female' as const, pregnant: true, low: 3.3, high: 5 },
    { from: 18, low: 3.5, high: 5.1, critical_high: 6 },
  ],
  delta_percent: 30,
};
const SALT = { ...BLANK.test, test_name: 'Salts', price: 2550, container: 'heparin' as const, analytes: ['K'] };

beforeEach(async () => {
  await put(labAnalytes, { id: numbered(51), analyte_code: 'K', ...POTASSIUM, ...COUNTS });
  await put(labTests, { id: numbered(52), test_code: 'SALT', is_active: true, ...SALT, ...COUNTS });
});

const known = () => knownCatalogue(local());
const entries = async () => entriesOf(await known());
const versions = () => allLabVersions(local());
const write = (state: 'draft' | 'published' | 'retired', ...edits: VersionEdit[]) =>
  did(local(), writeVersions({ edits, state, by: ME }));
const salt = (price: number): VersionEdit => ({ kind: 'test', code: 'SALT', content: { ...SALT, price } });
const potassium: VersionEdit = { kind: 'analyte', code: 'K', content: { ...POTASSIUM, decimals: 2 } };
const counts = async () => {
  const all = await entries();
  return LISTS.map((list) => entriesIn(all, list).length);
};

describe('a version', () => {
  it('is drafted after the one that counts, and saved again in the same draft', async () => {
    await write('draft', salt(3000));
    await write('draft', salt(3100));
    expect(await versions()).toMatchObject([
      { version: 4, state: 'draft', content: { price: 3100 }, drafted_by_id: ME },
    ]);
    expect((await known()).tests).toMatchObject([{ price: 2550, version: 3 }]);
    expect(await counts()).toEqual([1, 1, 1, 1, 0]);
    await write('published', salt(3200));
    expect(await versions()).toMatchObject([{ version: 4, state: 'published', content: { price: 3200 } }]);
    // The server has not said so yet: the next draft is of the version after it all the same.
    await write('draft', salt(3300));
    expect((await versions()).map(({ version, state }) => [version, state])).toEqual([
      [4, 'published'],
      [5, 'draft'],
    ]);
  });

  it('is taken back, and drafted anew', async () => {
    await write('draft', salt(3000));
    const [draft] = await versions();
    await did(local(), dropDraft(draft?.id ?? ''));
    expect(await versions()).toEqual([]);
    await write('draft', salt(3500));
    expect(await versions()).toMatchObject([{ id: draft?.id, version: 4, content: { price: 3500 } }]);
  });

  it('goes out in the order in which the server takes it: analytes first, retired last', async () => {
    const sent = async () => (await local().outbox.toArray()).map((entry) => entry.id);
    await write('published', salt(3000), potassium);
    const byId = new Map((await versions()).map(({ id, kind }) => [id, kind]));
    expect((await sent()).map((id) => byId.get(id))).toEqual(['analyte', 'test']);
    await write('retired', potassium, salt(3000));
    const later = new Map((await versions()).map(({ id, kind, state }) => [id, `${kind} ${state}`]));
    expect((await sent()).slice(2).map((id) => later.get(id))).toEqual(['test retired', 'analyte retired']);
  });

  it('waits for a clinician’s word until its name is noted', async () => {
    const entry = async () => {
      const found = (await entries()).find(({ kind }) => kind === 'analyte');
      if (!found) throw new Error('no analyte');
      return found;
    };
    const row = { kind: 'analyte', code: 'K', version: 3, state: 'published', content: POTASSIUM, confirmed_by: null };
    await put(labVersions, { id: numbered(61), ...row });
    expect(isToConfirm(await entry())).toBe(true);
    await did(local(), confirmVersion(numbered(61), ' Dr. Bello '));
    expect(isToConfirm(await entry())).toBe(false);
    expect(await versions()).toMatchObject([{ confirmed_by: 'Dr. Bello' }]);
  });
});

describe('the next version', () => {
  const found = async (of: string) => {
    const entry = (await entries()).find(({ kind }) => kind === of);
    if (!entry) throw new Error(`no ${of}`);
    return entry;
  };
  const sheet = async (of: 'test' | 'analyte') => {
    const part = createElement(EntrySheet, {
      kind: of,
      entry: await found(of),
      known: await known(),
      onClose: () => {},
    });
    return aScreen(local(), ME, part);
  };

  it('begins from what was published here, and is refused where something newer came meanwhile', async () => {
    await write('published', salt(3000));
    expect(newestOf(await found('test'))).toMatchObject({ version: 4, content: { price: 3000 } });
    const writing = writeVersions({ edits: [{ ...salt(3100), base: 3 }], state: 'published', by: ME });
    expect(await did(local(), writing)).toEqual(['SALT']);
    const again = writeVersions({ edits: [{ ...salt(3100), base: 4 }], state: 'published', by: ME });
    expect(await did(local(), again)).toEqual([]);
  });

  it('is not written from a form that something newer has overtaken', async () => {
    const screen = await sheet('test');
    await write('published', salt(3000));
    screen.type('Price', '31.00');
    screen.press('Save draft');
    await expect.poll(() => shownToasts().at(-1)?.description).toContain('A newer version');
    expect(await versions()).toMatchObject([{ version: 4, state: 'published', content: { price: 3000 } }]);
  });

  it('is published after price and limits were read once more', async () => {
    const test = await sheet('test');
    test.type('Price', '1,000');
    test.press('Publish');
    expect(test.place.textContent).toContain('Three digits after a comma');
    test.type('Price', '1000');
    test.press('Publish');
    expect(test.place.querySelector('[role="alertdialog"]')?.textContent).toContain('Price: $1000.00');
    const analyte = await sheet('analyte');
    analyte.type('Decimals', '2');
    analyte.press('Publish');
    expect(analyte.place.querySelector('[role="alertdialog"]')?.textContent).toContain('Critical at or above 6');
  });

  it('that retires says that a draft goes, and takes no reason from it', async () => {
    await write('draft', { ...salt(3000), note: 'Dearer tubes' });
    const screen = await sheet('test');
    screen.press('Retire');
    expect(screen.place.textContent).toContain('A draft is waiting');
    screen.agree();
    await expect.poll(versions).toMatchObject([{ state: 'retired', note: null, content: { price: 2550 } }]);
  });

  it('has a history that names who is known, and not the house for whoever is not', async () => {
    const row = { kind: 'analyte', code: 'K', version: 3, state: 'published', content: POTASSIUM, note: null };
    const by = { drafted_by_id: numbered(8), drafted_at: '2026-01-01T00:00:00Z', published_by_id: numbered(8) };
    const confirmed = { confirmed_by: 'Dr. Bello', confirmed_at: '2026-01-02T00:00:00Z', confirmed_noted_by_id: ME };
    await put(labVersions, { id: numbered(61), ...row, ...by, published_at: '2026-01-01T00:00:00Z', ...confirmed });
    const { place } = await sheet('analyte');
    await expect.poll(() => place.textContent).toContain('noted by');
    expect(place.textContent).toContain('published by somebody whose name is not here');
    expect(place.textContent).not.toContain('the house');
  });
});

describe('the form', () => {
  it('gives back what it was given', () => {
    expect(contentFrom('analyte', typedOf('analyte', POTASSIUM))).toEqual(POTASSIUM);
    expect(contentFrom('test', typedOf('test', SALT))).toEqual(SALT);
    const findings = { ...BLANK.analyte, kind: 'choice', choices: ['Not seen', '+'], normal_choices: ['Not seen'] };
    expect(contentFrom('analyte', typedOf('analyte', findings))).toEqual(findings);
  });

  it('reads a comma as a point, and takes no word for a figure', () => {
    const typed = typedOf('test', SALT);
    const priced = (price: string) => contentFrom('test', { ...typed, texts: { ...typed.texts, price } })['price'];
    expect([priced('45,5'), priced('45.50'), priced('0.29')]).toEqual([4550, 4550, 29]);
    for (const none of ['free', '1,000', '1,234,567']) expect(priced(none)).toBe(NaN);
    const critical = (critical_high: string) =>
      contentFrom('analyte', { ...typedOf('analyte', POTASSIUM), ranges: [{ ...ANYBODY, critical_high }] })['ranges'];
    expect([critical('6,5'), critical('6,500')]).toEqual([[{ critical_high: 6.5 }], [{ critical_high: NaN }]]);
  });

  it.each<[string, object, string[]]>([
    ['a price that is none', { price: NaN }, ['price']],
    ['no name', { test_name: '  ' }, ['test_name']],
    ['an analyte nobody publishes', { analytes: ['K', 'XYZ'] }, ['analytes']],
    ['a range upside down', { normal_range_min: 5, normal_range_max: 1 }, ['normal_range_max']],
    ['nothing wrong', {}, []],
  ])('of a test finds %s', async (_, said, faults) => {
    expect(faultsOf('test', 'SALT', { ...SALT, ...said }, await known())).toEqual(faults);
  });

  it.each<[string, object, string[]]>([
    ['a LOINC code that is none', { loinc: 'abc' }, ['loinc']],
    ['a critical limit within the range', { ranges: [{ high: 5, critical_high: 4 }] }, ['ranges']],
    ['ages upside down', { ranges: [{ from: 18, to: 5 }] }, ['ranges']],
    ['findings of a figure', { choices: ['+'] }, ['choices']],
    ['a normal finding there is not', { kind: 'choice', choices: ['+'], normal_choices: ['-'] }, ['normal_choices']],
    ['what cannot be', { possible_low: 9, possible_high: 1 }, ['possible_high']],
    ['nothing wrong', {}, []],
  ])('of an analyte finds %s', async (_, said, faults) => {
    expect(faultsOf('analyte', 'K', { ...POTASSIUM, ...said }, await known())).toEqual(faults);
  });

  it('finds a code that is none', async () => {
    expect(faultsOf('analyte', 'k', POTASSIUM, await known())).toEqual(['analyte_code']);
  });
});

describe('the catalogue as a file', () => {
  it('comes back as it went, and nothing would change', async () => {
    for (const of of ['test', 'analyte'] as const) {
      const plan = planOf(catalogueCsv(await known(), of), await known());
      expect(plan?.faults).toEqual([]);
      expect(plan?.rows.map(({ what }) => what)).toEqual(['same']);
    }
  });

  it('says line by line what it would change and what it cannot take, and changes nothing by that', async () => {
    const file = `test_code,price,container,analytes
SALT,3000,heparin,"[""K""]"
NEW,900,bucket,[]
SALT,1,serum,[]
ODD,100,serum,"[""XYZ""]"
`;
    const plan = planOf(file, await known());
    expect(plan?.rows).toMatchObject([
      { code: 'SALT', what: 'changed', columns: ['price'], emptied: [], overDraft: false },
    ]);
    expect(plan?.faults).toEqual([
      { line: 3, columns: ['test_name', 'container'] },
      { line: 4, columns: ['test_code'] },
      { line: 5, columns: ['test_name'] },
    ]);
    expect(await versions()).toEqual([]);
    if (plan) await write('draft', ...editsOf(plan));
    expect((await known()).tests).toMatchObject([{ price: 2550 }]);
    expect(await versions()).toMatchObject([{ state: 'draft', content: { price: 3000, test_name: 'Salts' } }]);
    expect(planOf(file, await known())?.rows).toMatchObject([{ overDraft: true }]);
    expect(planOf('name,amount\nx,1\n', await known())).toBe(null);
  });

  it('says which column an empty cell would clear, and what stands there', async () => {
    const plan = planOf(
      'analyte_code,analyte_name,unit,delta_percent,loinc,decimals\nK,Potassium,,,2823-3,\n',
      await known(),
    );
    expect(plan?.rows).toMatchObject([
      {
        columns: ['unit', 'delta_percent'],
        emptied: [
          { column: 'unit', was: 'mmol/L' },
          { column: 'delta_percent', was: '30' },
        ],
      },
    ]);
  });

  it('leaves out what is retired', async () => {
    const retired = { ...SALT, ...COUNTS, state: 'retired', is_active: false };
    await put(labTests, { id: numbered(52), test_code: 'SALT', ...retired });
    expect(catalogueCsv(await known(), 'test')).toBe('\r\n');
    expect(contentOf('test', (await known()).tests[0] ?? {})).toEqual(SALT);
  });

  it('is read as RFC 4180 has it', () => {
    expect(fieldsOf('a,"b ""c"", d",\r\n\n"two\nlines",\'=1\n')).toEqual([
      ['a', 'b "c", d', ''],
      [''],
      ['two\nlines', '=1'],
    ]);
    expect(fieldsOf('a,"open')).toBe(null);
  });
});
