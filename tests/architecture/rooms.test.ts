import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// A checker that quietly stopped checking would pass every tree, so each rule is shown a tree that breaks it.

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Planted {
  file: string;
  line: string;
  rule: string;
}

const imports = (file: string, source: string): Planted => ({
  file,
  line: `import '${source}';`,
  rule: 'eslint(no-restricted-imports)',
});

const FORBIDDEN: Planted[] = [
  imports('src/lib/dates.ts', '#src/ui/card.tsx'),
  imports('src/lib/money.ts', '../ui/card.tsx'),
  imports('src/ui/card.tsx', '#src/data/session/session.ts'),
  imports('src/ui/ring.tsx', '#sync/start.ts'),
  imports('src/data/session/session.ts', '#src/features/water/water-card.tsx'),
  imports('src/marketing/home.tsx', '#src/data/session/session.ts'),
  imports('src/marketing/prices.tsx', '@supabase/supabase-js'),
  imports('src/areas/client.ts', '#src/data/session/session.ts'),
  imports('src/features/water/water-card.tsx', '#src/features/goals/goals-screen.tsx'),
  imports('src/features/water/glass.tsx', '../goals/goals-screen.tsx'),
  imports('src/features/water/jugs/jug.tsx', '../../goals/goals-screen.tsx'),
  imports('src/features/water/jugs/fill.ts', '#sync/engine/journal.ts'),
  imports('src/features/water/pour.ts', '#sync/engine/journal.ts'),
  imports('src/features/water/fill.ts', 'dexie'),
  imports('sync/engine/journal.ts', '#sync/entities/index.ts'),
  imports('sync/engine/merge.ts', 'react'),
  imports('sync/engine/status.ts', '@supabase/supabase-js'),
  imports('sync/entities/water.ts', '#sync/engine/replicate.ts'),
  imports('sync/entities/glass.ts', '#sync/engine/act.ts'),
  imports('sync/entities/jug.ts', '#sync/queries/water.ts'),
  imports('sync/queries/water.ts', '#sync/actions/water.ts'),
  imports('sync/queries/glass.ts', '#sync/engine/journal.ts'),
  // An action that had the database could read outside of its transaction, and one that could write, beside it.
  imports('sync/actions/water.ts', '#sync/engine/database.ts'),
  imports('sync/actions/glass.ts', '#sync/engine/journal.ts'),
  {
    ...imports('sync/actions/jug.ts', '#sync/engine/act.ts'),
    line: "import { act } from '#sync/engine/act.ts';\nexport const run = act;",
  },
  {
    ...imports('src/data/fill.ts', '#sync/engine/journal.ts'),
    line: "import { write } from '#sync/engine/journal.ts';\nexport const fill = write;",
  },
  // A screen that ran an action by itself could take what is gone for saved.
  imports('src/features/water/drink.ts', '#sync/engine/act.ts'),
  {
    ...imports('src/features/water/sip.ts', '#src/data/act.ts'),
    line: "import { useAct } from '#src/data/act.ts';\nexport const useSip = useAct;",
  },
  imports('src/features/water/water-chart.tsx', '@chakra-ui/react'),
  imports('src/features/water/water-picker.tsx', '@ark-ui/react/date-picker'),
  imports('src/features/water/water-look.tsx', '#src/ui/parts/chakra/calendar.tsx'),
  imports('src/work/water-look.tsx', '@emotion/react'),
  imports('src/app/look.tsx', '@chakra-ui/react'),
  imports('src/ui/look.tsx', '@chakra-ui/react'),
  imports('src/ui/desk/table.tsx', '@chakra-ui/react'),
  imports('src/ui/parts/chakra/dial.tsx', '#src/features/water/water-card.tsx'),
  imports('src/work/use-water.ts', '#src/features/water/water-card.tsx'),
  imports('src/work/use-glass.ts', '#sync/engine/act.ts'),
  imports('src/data/glass.ts', '#src/work/use-save.ts'),
  imports('src/ui/glass.tsx', '#src/work/use-save.ts'),
  imports('sync/start.ts', '#src/data/session/session.ts'),
  imports('supabase/local/stack.ts', '../../src/lib/dates.ts'),
  imports('src/app/routes.tsx', '../../tests/support/stack.ts'),
  {
    file: 'src/features/water/water-words.tsx',
    line: 'export const Words = () => <p>Eight glasses</p>;',
    rule: 'react(jsx-no-literals)',
  },
  {
    file: 'src/features/water/water-label.tsx',
    line: 'export const Label = () => <p aria-label="Eight glasses" />;',
    rule: 'react(jsx-no-literals)',
  },
  { file: 'src/app/shell.tsx', line: 'console.log(1);', rule: 'eslint(no-console)' },
  { file: 'src/app/loose.ts', line: 'export const anything: any = 1;', rule: 'typescript(no-explicit-any)' },
  { file: 'src/app/floating.ts', line: 'Promise.resolve(1);', rule: 'typescript(no-floating-promises)' },
];

const ALLOWED: Omit<Planted, 'rule'>[] = [
  { file: 'src/ui/stat.tsx', line: "import '#src/lib/money.ts';" },
  { file: 'src/ui/chakra/area.tsx', line: "import '@chakra-ui/react';" },
  { file: 'src/ui/parts/chakra/wheel.tsx', line: "import '@chakra-ui/react';\nimport '../../chakra/area.tsx';" },
  { file: 'src/ui/desk/chakra/grid.tsx', line: "import '@ark-ui/react/tree-view';" },
  { file: 'src/ui/parts/wheel.tsx', line: "export const bring = () => import('./chakra/wheel.tsx');" },
  { file: 'src/data/provider.tsx', line: "import '#sync/start.ts';" },
  { file: 'src/features/water/water-screen.tsx', line: "import '#sync/entities/water.ts';" },
  { file: 'src/features/water/water-row.tsx', line: "import './water-screen.tsx';" },
  { file: 'src/features/water/jugs/jug-row.tsx', line: "import '../water-screen.tsx';" },
  { file: 'sync/entities/meals.ts', line: "import '#sync/engine/define-entity.ts';" },
  { file: 'sync/queries/meals.ts', line: "import '#sync/entities/meals.ts';" },
  {
    file: 'sync/actions/meals.ts',
    line: "import { action } from '#sync/engine/act.ts';\nimport '#sync/queries/meals.ts';",
  },
  { file: 'src/work/use-meals.ts', line: "import '#src/data/provider.tsx';\nimport '#src/ui/stat.tsx';" },
  {
    file: 'src/features/water/water-save.ts',
    line: "import '#src/work/use-meals.ts';\nimport '#sync/actions/meals.ts';",
  },
  { file: 'src/app/router.tsx', line: "import '#src/features/water/water-screen.tsx';" },
];

interface Diagnostic {
  code: string;
  filename: string;
}

let tree: string;
let diagnostics: Diagnostic[];

async function lint(): Promise<Diagnostic[]> {
  const oxlint = path.join(ROOT, 'node_modules/.bin/oxlint');
  const ran = promisify(execFile)(oxlint, ['--type-aware', '-f', 'json', 'src', 'sync', 'supabase'], {
    cwd: tree,
    maxBuffer: 1e7,
  });
  // oxlint leaves with 1 when it found something, which here it must.
  const { stdout } = await ran.catch((error: { stdout: string }) => error);
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}

beforeAll(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'planted-'));
  await symlink(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'));
  for (const config of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) {
    await cp(path.join(ROOT, config), path.join(tree, config));
  }
  for (const { file, line } of [...FORBIDDEN, ...ALLOWED]) {
    await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
    await writeFile(path.join(tree, file), `${line}\nexport {};\n`);
  }
  diagnostics = await lint();
});

afterAll(() => rm(tree, { recursive: true, force: true }));

const codesIn = (file: string) =>
  diagnostics.filter((found) => path.normalize(found.filename) === path.normalize(file)).map((found) => found.code);

describe('the linter notices', () => {
  it.each(FORBIDDEN)('$line in $file', ({ file, rule }) => {
    expect(codesIn(file)).toContain(rule);
  });
});

describe('the linter allows', () => {
  it.each(ALLOWED)('$line in $file', ({ file }) => {
    expect(codesIn(file)).not.toContain('eslint(no-restricted-imports)');
  });
});
