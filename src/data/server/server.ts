export interface Server {
  url: string;
  anonKey: string;
}

const EMBEDDED_KEY = 'sb_publishable_local';

/** The Supabase this build talks to: the configured one, else the embedded one on the app's own origin. */
export function server(env: ImportMetaEnv = import.meta.env, origin: string = location.origin): Server {
  return { url: env.VITE_SUPABASE_URL ?? origin, anonKey: env.VITE_SUPABASE_ANON_KEY ?? EMBEDDED_KEY };
}
