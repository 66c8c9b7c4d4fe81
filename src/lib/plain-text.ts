// What is written for every member: without characters that nobody sees. The server does the same.

/** Controls, marks of direction, blanks without width. What joins letters and faces stays. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- they are what is looked for
  /[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** No language sets more than three marks on a letter. */
const HEAPED =
  /([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{3})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+/gu;

export const cleaned = (written: string): string => written.replaceAll(UNSEEN, '').replaceAll(HEAPED, '$1');

const LINK =
  /https?:|www\.|[a-z0-9-]\.(?:com|net|org|info|biz|ng|io|ly|gg|xyz|shop|site|online|link|app|ru|tk)(?:[^a-z0-9]|$)|[a-z0-9]\.[a-z]{2,}\/[a-z0-9]/u;

export const hasLink = (written: string): boolean => LINK.test(written.toLowerCase());
