import type { SupabaseClient } from '@supabase/supabase-js';

export type Language = 'en' | 'es' | 'fr' | 'de';

/** The language a person uses the app in. */
export async function languageOf(service: SupabaseClient, userId: string): Promise<Language> {
  const { data, error } = await service.from('user_settings').select('language').eq('id', userId).maybeSingle();
  if (error) throw error;
  return ((data ?? {}) as { language?: Language }).language ?? 'en';
}
