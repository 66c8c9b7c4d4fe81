import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MUTANTS } from '../mutants/index.ts';
import type { Mutant, Patch } from '../mutants/mutant.ts';
import { ENROLL } from '../mutants/server.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');

export function mutantNamed(name: string): Mutant {
  const mutant = MUTANTS.find((each) => each.name === name);
  if (!mutant) throw new Error(`no mutant is named ${name}`);
  return mutant;
}

/** Fails where the product has moved on, because a mutant that changes nothing proves nothing. */
export function applied(source: string, patches: readonly Patch[]): string {
  return patches.reduce((text, { file, from, to }) => {
    if (!text.includes(from)) throw new Error(`${file} no longer says: ${from}`);
    return text.replace(from, () => to);
  }, source);
}

/** A file as the named mutant has it. */
export function mutated(file: string, source: string, { patches }: Mutant): string {
  const relative = path.relative(ROOT, file);
  return applied(
    source,
    patches.filter((patch) => patch.file === relative),
  );
}

/** The functions of a migration that a patch touches, as statements that replace them in a running database. */
function replacements(file: string, patches: readonly Patch[]): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const statements = source.match(/^create function [\s\S]*?\$\$[\s\S]*?\$\$;/gm) ?? [];
  return statements.flatMap((statement) => {
    const ours = patches.filter(({ from }) => statement.includes(from));
    return ours.length > 0 ? [applied(statement, ours).replace('create function', 'create or replace function')] : [];
  });
}

const ENROLL_AGAIN = `do $$
declare e sync.entities;
begin
  for e in select * from sync.entities order by position loop
    perform sync.enroll(format('public.%I', e.name)::regclass, e.readers, e.owner, e.natural_key);
  end loop;
end $$;`;

/** What makes the mutant of a server; null where it is one of the client alone. */
export function mutatedSql(name: string | undefined): string | null {
  const patches = name === undefined ? [] : mutantNamed(name).patches.filter(({ file }) => file.endsWith('.sql'));
  if (patches.length === 0) return null;
  const files = [...new Set(patches.map(({ file }) => file))];
  const changed = files.flatMap((file) =>
    replacements(
      file,
      patches.filter((each) => each.file === file),
    ),
  );
  return [...changed, ...(files.includes(ENROLL) ? [ENROLL_AGAIN] : [])].join('\n');
}
