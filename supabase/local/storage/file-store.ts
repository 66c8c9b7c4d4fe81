/** Stores bytes by version, and never writes a version twice. Rows say which version a name has. */
export interface FileStore {
  /** Resolves once the bytes would survive a power cut. */
  put(version: string, bytes: Uint8Array): Promise<void>;
  /** A second version of the same bytes; false where the first does not exist. */
  copy(from: string, to: string): Promise<boolean>;
  /** The bytes from `start` to `end` inclusive; null where the version does not exist. */
  read(version: string, start: number, end: number): Promise<ReadableStream<Uint8Array> | null>;
  remove(versions: readonly string[]): Promise<void>;
  /** Removes files no row names, left by a crash between file and row. Returns how many. */
  sweep(kept: ReadonlySet<string>): Promise<number>;
}

export function memoryFiles(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    async put(version, bytes) {
      files.set(version, bytes);
    },
    async copy(from, to) {
      const bytes = files.get(from);
      if (bytes) files.set(to, bytes);
      return bytes !== undefined;
    },
    async read(version, start, end) {
      const bytes = files.get(version);
      return bytes ? new Blob([bytes.slice(start, end + 1)]).stream() : null;
    },
    async remove(versions) {
      for (const version of versions) files.delete(version);
    },
    sweep: async () => 0,
  };
}
