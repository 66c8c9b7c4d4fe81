import './surgery.css';
import type { SurgeryConsent } from '#sync/entities/surgery-consents.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { surgeryWords } from './words.ts';

/** A signature is drawn into a field of these dots, whatever the screen. */
export const FIELD = { width: 600, height: 200 };

/** What was asked, in the language in which it was, and what stands under it. */
export function ConsentText({ consent, zone }: { consent: SurgeryConsent; zone: string }) {
  const { consent: words } = useWords(surgeryWords);
  const language = useLanguage();
  const dayOf = (instant: string): string => dayInWords(dayIn(zone, Date.parse(instant)), language);
  const { title, body, risks, version, signed_at, signed_name, signature, withdrawn_at } = consent;
  return (
    <div className="consent-text">
      <div className="consent-text" lang={consent.language}>
        <h3>{title}</h3>
        <p>{body}</p>
      </div>
      <h3>{words.risks}</h3>
      <ul lang={consent.language}>
        {risks.map((risk) => (
          <li key={risk}>{risk}</li>
        ))}
      </ul>
      <p className="muted small">{words.version(version.toLocaleString(language))}</p>
      {signature && (
        <svg className="drawn-signature" viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} aria-hidden="true">
          <path d={signature} />
        </svg>
      )}
      {signed_at && <p>{words.signed(signed_name ?? '', dayOf(signed_at))}</p>}
      {withdrawn_at && <p>{words.withdrawn(dayOf(withdrawn_at))}</p>}
    </div>
  );
}
