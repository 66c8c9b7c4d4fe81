import { keepShared } from '#src/data/shared.ts';
import { pathWithin } from '#src/lib/paths.ts';

// The system's share sheet posts here what another app shares, as the web manifest says. Without a network, too: nothing
// of it leaves the device before the person keeps it.

export const SHARE_PATH = '/share';

const MOST_FILES = 12;

const isPaper = ({ type }: File): boolean => type.startsWith('image/') || type === 'application/pdf';

/** The screen whose sheet takes it. */
function screenFor(files: readonly File[]): string {
  if (files.length === 0) return '/nutrition?shared=words';
  return files.every(isPaper) ? '/health?shared=papers' : '/settings?shared=history';
}

/** Of the sentence that a link stands in. */
const AFTER_LINK = /[.,;:!?…)\]}>"'’”»]+$/u;

/** Where a link of ours in a message leads to. */
const ownLink = (said: string, origin: string): string | null | undefined =>
  said
    .split(/\s+/)
    .filter((word) => word.startsWith(`${origin}/`))
    .map((word) => pathWithin(word.replace(AFTER_LINK, ''), origin))
    .find(Boolean);

/** Answers with the page to see. What cannot be kept is told by a sheet that finds nothing. */
export async function receive(request: Request, origin: string): Promise<Response> {
  // What is no form is nothing: the sheet says so, where an error would be a page of the browser.
  const form = await request.formData().catch(() => new FormData());
  const files = form.getAll('files').filter((each) => each instanceof File);
  const said = ['title', 'text', 'url']
    .flatMap((field) => form.getAll(field))
    .filter((each) => typeof each === 'string')
    .join(' ')
    .trim();
  const own = files.length === 0 ? ownLink(said, origin) : null;
  if (!own) await keepShared({ files: files.slice(0, MOST_FILES), text: said }).catch(() => undefined);
  return Response.redirect(origin + (own ?? screenFor(files)), 303);
}
