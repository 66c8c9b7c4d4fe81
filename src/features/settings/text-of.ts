/** What is in the file; `told` hears how much of it has been read, from 0 to 1. */
export function textOf(file: Blob, told: (share: number) => void): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('progress', ({ loaded, total }) => told(total > 0 ? loaded / total : 0));
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    // oxlint-disable-next-line unicorn/prefer-blob-reading-methods -- they say nothing of how far they are
    reader.readAsText(file);
  });
}
