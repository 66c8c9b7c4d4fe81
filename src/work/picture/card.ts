/** What a picture tells to somebody outside: as text, in the language of whoever shares it. */
export interface PictureCard {
  title: string;
  detail: string;
  /** A name without a figure has the whole width. */
  lines: readonly { name: string; figure: string }[];
}
