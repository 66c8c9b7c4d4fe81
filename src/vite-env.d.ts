interface ImportMetaEnv {
  readonly VITE_PRODUCT_NAME: string;
  /** A hosted project's address; the page's own origin when absent. */
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
