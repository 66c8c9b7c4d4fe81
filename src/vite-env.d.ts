interface ImportMetaEnv {
  readonly VITE_PRODUCT_NAME: string;
  readonly PROD: boolean;
  /** The address the public pages name as theirs. */
  readonly VITE_PUBLIC_ORIGIN: string;
  /** A hosted project's address; the page's own origin when absent. */
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

interface WindowEventMap {
  'vite:preloadError': Event & { payload: Error };
}

declare module '*?worker&url' {
  const address: string;
  export default address;
}

declare module '*.wasm?url' {
  const address: string;
  export default address;
}

declare module '*?raw' {
  const text: string;
  export default text;
}

/** A camera's lamp: W3C Image Capture, which the platform's types do not have. */
interface MediaTrackCapabilities {
  torch?: boolean;
}

interface MediaTrackConstraintSet {
  torch?: boolean;
}
