import { PRODUCT_NAME } from '#src/lib/product.ts';
import { useWords } from '#src/ui/language.tsx';
import { filled } from './rules.ts';
import type { Family, Text } from './shapes.ts';
import { wordingsWords } from './words.ts';

interface PreviewProps {
  family: Family;
  text: Text;
  language: string;
  label: string;
}

/** What comes after the message, or where there is none. */
function useRest(family: Family): string {
  const { samples } = useWords(wordingsWords);
  if (family === 'office' || family === 'moderation') return samples.reason;
  if (family === 'appointment') return samples.appointment;
  if (family === 'report') return samples.week;
  return family === 'mail' ? samples.notifications : '';
}

/** How it is read, with made-up values. */
export function Preview({ family, text, language, label }: PreviewProps) {
  const words = useWords(wordingsWords);
  const { name, day } = words.samples;
  const rest = useRest(family);
  const values = { name, day, count: '3', product: PRODUCT_NAME };
  const title = filled(text.title, values);
  const isRestShown = text.message === null || family === 'office' || family === 'moderation';
  const message = [filled(text.message ?? '', values), isRestShown && rest].filter(Boolean).join(' ');
  // A locked screen shows of a report that there is one.
  const pushed = family === 'report' ? '' : message;
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      {family !== 'mail' && (
        <>
          <p className="muted small">{words.push}</p>
          <blockquote lang={language}>
            <strong>{title}</strong>
            {pushed && `\n${pushed}`}
          </blockquote>
        </>
      )}
      <p className="muted small">{words.mail}</p>
      <blockquote lang={language}>
        <strong>{title}</strong>
        {`\n\n${message}`}
      </blockquote>
    </section>
  );
}
