import { LEGAL_VERSION } from '#src/lib/legal.ts';
import type { LegalDocument } from '../content/legal/document.ts';
import { Banner } from '../parts/pieces.tsx';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function Legal({ document: { title, introduction, sections } }: { document: LegalDocument }) {
  return (
    <>
      <Banner title={title} lead={introduction}>
        <p className="detail">
          Last updated: <time dateTime={LEGAL_VERSION}>{DAY.format(new Date(LEGAL_VERSION))}</time>
        </p>
      </Banner>
      <div className="wrapper section">
        <article className="prose">
          {sections.map(({ heading, paragraphs, points, closing }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points && (
                <ul className="points">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {closing && <p>{closing}</p>}
            </section>
          ))}
        </article>
      </div>
    </>
  );
}
