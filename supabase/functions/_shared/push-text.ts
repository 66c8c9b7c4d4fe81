export interface Told {
  id: string;
  title: string;
  message: string;
  category: string;
  link: string | null;
}

/** Where a tap leads that has nowhere else to go. */
export const ALL = '/notifications';

/** A push holds less than four thousand bytes, and a screen shows less than this. */
const LONGEST_PUSH = 300;

/** A locked screen shows a push to whoever holds the phone: of a report it shows that there is one. */
const bodyOf = ({ category, message }: Told): string => (category === 'report' ? '' : message.slice(0, LONGEST_PUSH));

/** Names for whom it is: several people may share the browser, and it shows what is said to none but that one. */
export const pushText = (told: Told, to: string): string =>
  JSON.stringify({ title: told.title, body: bodyOf(told), path: told.link ?? ALL, tag: told.id, to });
