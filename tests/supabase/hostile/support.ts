import type { SupabaseClient } from '@supabase/supabase-js';
import { PASSWORD, openTestStack } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';
import type { StackOptions } from '../../../supabase/local/stack.ts';

export const ADA = 'ada@hostile.test';

export const nested = (depth: number, [open = '', close = ''] = '[]'): string =>
  open.repeat(depth) + close.repeat(depth);

interface Answer {
  status: number;
  text: string;
  code: string | undefined;
}

export interface HostileStack extends TestStack {
  ada: SupabaseClient;
  /** A request as it stands; with Ada's token unless told otherwise. */
  ask(path: string, init?: RequestInit, signedIn?: boolean): Promise<Answer>;
  /** What everybody else asks for meanwhile, by how it went. */
  served(): Promise<Record<string, unknown>>;
}

export const SERVED = { signIn: null, refresh: null, rows: 1, pull: null, files: null };

function codeIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { code?: string } | null)?.code;
  } catch {
    return undefined;
  }
}

export async function openHostile(options: Partial<StackOptions> = {}): Promise<HostileStack> {
  const limits = { passwordAttempts: 100_000, mails: 100_000, windowSeconds: 300 };
  const stack = await openTestStack({ ...options, settings: { limits, ...options.settings } });
  const ada = await stack.signUp(ADA);
  const bola = await stack.signUp('bola@hostile.test');
  const token = (await ada.auth.getSession()).data.session?.access_token ?? '';
  return {
    ...stack,
    ada,
    async ask(path, init = {}, signedIn = true) {
      const headers = new Headers({ 'content-type': 'application/json', apikey: stack.anonKey });
      if (signedIn) headers.set('authorization', `Bearer ${token}`);
      for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
      const answer = await fetch(stack.url + path, { ...init, headers });
      const text = await answer.text();
      return { status: answer.status, text, code: codeIn(text) };
    },
    async served() {
      const [signIn, refresh, rows, pull, files] = await Promise.all([
        stack.visitor().auth.signInWithPassword({ email: ADA, password: PASSWORD }),
        bola.auth.refreshSession(),
        bola.from('profiles').select('id'),
        bola.rpc('sync_pull', { cursor: null, page: 1 }),
        bola.storage.from('avatars').list(),
      ]);
      return {
        signIn: signIn.error,
        refresh: refresh.error,
        rows: rows.data?.length,
        pull: pull.error,
        files: files.error,
      };
    },
  };
}
