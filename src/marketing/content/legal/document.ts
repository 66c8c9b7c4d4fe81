interface LegalSection {
  heading: string;
  paragraphs: string[];
  points?: string[];
  /** After the points. */
  closing?: string;
}

export interface LegalDocument {
  title: string;
  description: string;
  introduction: string;
  sections: LegalSection[];
}

/** All three texts were last changed on this day. */
export const LAST_UPDATED = '2025-08-08';
