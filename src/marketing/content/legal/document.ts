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
