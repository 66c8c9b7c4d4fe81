/** More is not to be in memory at once. */
const PIECE = 60_000_000;

const hashOf = async (part: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', await part.arrayBuffer()));

/** What tells a file's content apart: its hash, and of a large one that of its pieces' hashes. */
export async function printOf(file: Blob): Promise<string> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < file.size; at += PIECE) pieces.push(await hashOf(file.slice(at, at + PIECE)));
  const [hash] = pieces;
  if (hash === undefined || pieces.length > 1) return printOf(new Blob([...pieces, 'pieces']));
  return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
