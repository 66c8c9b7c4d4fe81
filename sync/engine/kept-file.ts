/** A file on this device. Its bytes are apart, so that counting reads none of them. */
export interface KeptFile {
  path: string;
  bucket: string;
  type: string;
  size: number;
  /** `leaving`: its row was deleted. It stays as long as that can be undone. */
  state: 'waiting' | 'sent' | 'leaving';
  onServer: boolean;
  tries: number;
  /** Not tried before; while it is being sent, the time after which whoever sends it is taken to be gone. */
  due: number;
  /** The server does not take it, perhaps for want of room. */
  isRefused: boolean;
  /** When it came here. */
  keptAt: number;
  /** The record that names it. */
  entity: string;
  id: string;
}

export interface KeptBytes {
  path: string;
  bytes: ArrayBuffer;
  /** Where they are sealed, and by which lock. */
  iv?: ArrayBuffer;
  by?: string;
}
