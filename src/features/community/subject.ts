/** A post or a comment, and what can be done with it. */
export interface Subject {
  about: 'post' | 'comment';
  id: string;
  content: string;
  userId: string;
  /** Of its author. */
  name: string;
  /** Of a post with a picture. */
  image_path: string | null;
}

export type Shown =
  | { sheet: 'edit' | 'remove' | 'report' | 'block'; subject: Subject }
  | { sheet: 'create' }
  | { sheet: 'reading' }
  | { sheet: 'challenge'; id: string };

export type OnShow = (shown: Shown) => void;
