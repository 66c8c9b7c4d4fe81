import type { SupabaseClient } from '@supabase/supabase-js';
import { productName } from '../_shared/env.ts';
import type { Language } from '../_shared/language.ts';
import { mailWords } from '../_shared/mail-words.ts';
import { sendMail } from '../_shared/mail.ts';

const PAGE = 100;

/** All files below a folder; entries without an id are folders. */
async function filesBelow(service: SupabaseClient, bucket: string, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const { data, error } = await service.storage.from(bucket).list(folder, { limit: PAGE, offset });
    if (error) throw error;
    for (const { id, name } of data) {
      const path = `${folder}/${name}`;
      files.push(...(id === null ? await filesBelow(service, bucket, path) : [path]));
    }
    if (data.length < PAGE) return files;
  }
}

async function removeFrom(service: SupabaseClient, bucket: string, files: readonly string[]): Promise<void> {
  for (let at = 0; at < files.length; at += PAGE) {
    const { error } = await service.storage.from(bucket).remove(files.slice(at, at + PAGE));
    if (error) throw error;
  }
}

async function removeFiles(service: SupabaseClient, userId: string): Promise<void> {
  const { data: buckets, error } = await service.storage.listBuckets();
  if (error) throw error;
  for (const { id: bucket } of buckets) await removeFrom(service, bucket, await filesBelow(service, bucket, userId));
  // What others sent to a client stands in their folders, and only the messages say of it.
  const { data: sent, error: unknown } = await service.rpc('files_sent_to', { client: userId });
  if (unknown) throw unknown;
  await removeFrom(service, 'messages', sent as string[]);
}

/**
 * Files first: if deleting the user fails, a repetition finishes it, while files without a user would never be found.
 * The user's rows are deleted with the user, by their foreign keys.
 */
export async function removeAccount(service: SupabaseClient, userId: string, language: Language): Promise<void> {
  const { data, error } = await service.auth.admin.getUserById(userId);
  if (error && error.status !== 404) throw error;
  if (!data.user) return;
  await removeFiles(service, userId);
  const { error: kept } = await service.auth.admin.deleteUser(userId);
  if (kept && kept.status !== 404) throw kept;
  const { email } = data.user;
  if (!email) return;
  // The account is gone either way, whether or not the farewell mail is delivered.
  await mailWords(service, 'deletion done', language, { product: productName() })
    .then((words) => sendMail({ to: email, ...words }))
    .catch(() => {});
}
