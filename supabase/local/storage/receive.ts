import type { Row } from '../database/database.ts';
import { readAtMost } from '../http/body.ts';
import { parseJson } from '../http/nesting.ts';
import { plainType } from './media-type.ts';
import { problems } from './problems.ts';

export interface Upload {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  cacheControl: string;
  userMetadata: Row | null;
}

// What a multipart body adds around a file: boundaries, part headers and other fields.
const FORM_OVERHEAD = 64 * 1024;
const JSON_BYTES = 1024 * 1024;

async function readUpTo(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readAtMost(request, limit);
  if (bytes === null) throw problems.tooLarge();
  return bytes;
}

function metadataFrom(text: string): Row | null {
  try {
    const value = parseJson(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    throw problems.invalidRequest('The metadata is not JSON.');
  }
}

function textOf(form: FormData, field: string): string | null {
  const value = form.get(field);
  return typeof value === 'string' ? value : null;
}

async function receiveForm(request: Request, limit: number): Promise<Upload> {
  const body = await readUpTo(request, limit + FORM_OVERHEAD);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw problems.invalidRequest('The form could not be read.');
  });
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw problems.invalidRequest('No content provided');
  if (file.size > limit) throw problems.tooLarge();
  const seconds = textOf(form, 'cacheControl');
  const metadata = textOf(form, 'metadata');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: plainType(file.type),
    cacheControl: seconds && /^\d{1,10}$/.test(seconds) ? `max-age=${seconds}` : 'no-cache',
    userMetadata: metadata === null ? null : metadataFrom(metadata),
  };
}

/** One file as storage-js sends it: a form for a Blob, else the bytes themselves. Stops reading at the limit. */
export async function receive(request: Request, limit: number): Promise<Upload> {
  const declared = request.headers.get('content-type');
  if (declared && /^multipart\/form-data/i.test(declared)) return receiveForm(request, limit);
  const metadata = request.headers.get('x-metadata');
  const caching = request.headers.get('cache-control');
  return {
    bytes: await readUpTo(request, limit),
    type: plainType(declared),
    cacheControl: caching && /^max-age=\d{1,10}$/.test(caching) ? caching : 'no-cache',
    userMetadata: metadata === null ? null : metadataFrom(Buffer.from(metadata, 'base64').toString()),
  };
}

export async function receiveJson(request: Request): Promise<unknown> {
  const text = new TextDecoder().decode(await readUpTo(request, JSON_BYTES));
  try {
    return parseJson(text || '{}');
  } catch {
    throw problems.invalidRequest('The body is not JSON.');
  }
}
