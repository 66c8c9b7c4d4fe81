import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const PLATFORM = join(ROOT, 'supabase', 'local', 'database', 'platform.sql');
const MIGRATIONS = join(ROOT, 'supabase', 'migrations');

interface SqlFile {
  name: string;
  text: string;
}

export interface Schema {
  files: SqlFile[];
  hash: string;
}

/** The platform and the migrations in the order of their names, or those of them that `named` fits. */
export async function readSchema(named = /\.sql$/): Promise<Schema> {
  const wanted = (await readdir(MIGRATIONS)).filter((name) => named.test(name)).toSorted();
  const paths = [PLATFORM, ...wanted.map((name) => join(MIGRATIONS, name))];
  const files = await Promise.all(
    paths.map(async (path) => ({ name: basename(path), text: await readFile(path, 'utf8') })),
  );
  return schemaOf(files);
}

export function schemaOf(files: SqlFile[]): Schema {
  return { files, hash: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 24) };
}

/** Applies each file in a transaction of its own, as `supabase db push` does. */
export async function applySchema(schema: Schema, exec: (sql: string) => Promise<unknown>): Promise<void> {
  for (const file of schema.files) {
    try {
      await exec(`begin;\n${file.text}\n;commit;`);
    } catch (error) {
      throw new Error(describe(file, error), { cause: error });
    }
  }
}

function describe(file: SqlFile, error: unknown): string {
  const fields = error as {
    message?: string;
    code?: string;
    detail?: string;
    hint?: string;
    where?: string;
    position?: string;
  };
  const details = [fields.detail, fields.hint, fields.where].filter((text) => text !== undefined && text !== '');
  const line = fields.position === undefined ? '' : `:${lineOf(file.text, Number(fields.position))}`;
  return `${file.name}${line} could not be applied: ${fields.message ?? String(error)} (${fields.code ?? 'no code'}) ${details.join('; ')}`;
}

/** The position counts from the start of what was sent, and one line was put in front of the file. */
function lineOf(text: string, position: number): number {
  return text.slice(0, Math.max(0, position - 'begin;\n'.length)).split('\n').length;
}
