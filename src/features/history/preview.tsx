import { dayInWords } from '#src/lib/days.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import type { Part } from '#src/work/history/plan.ts';
import type { Preview as Previewed, Recorded } from '#src/work/history/preview.ts';
import type { Evidence } from '#src/work/history/types.ts';
import { workoutNames } from '#src/work/catalogue/workouts/words.ts';
import { useCardioInWords } from '#src/work/training/use-cardio-in-words.ts';
import { useMoments } from '#src/work/use-moments.ts';
import type { Looked } from './use-bringing.ts';
import { historyWords } from './words.ts';

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

function useEvidence(): (evidence: Evidence) => string {
  const words = useWords(historyWords);
  return ({ of, is, seen }) => {
    if (of === 'source' || of === 'date') return seen;
    if (of === 'delimiter') return words.delimiters[DELIMITERS[is as keyof typeof DELIMITERS]];
    if (of === 'encoding') return is;
    const told = words.answers[is as keyof typeof words.answers] ?? is;
    return told ? words.seenIn(told, seen) : seen;
  };
}

function What({ part }: { part: Part }) {
  const words = useWords(historyWords);
  const told = useEvidence();
  return (
    <>
      <Rows>
        <Row title={words.sources[part.source]} detail={part.file} />
      </Rows>
      <Disclosure title={words.how}>
        <Rows>
          {part.evidence.map((evidence) => (
            <Row key={evidence.of} title={words.evidence[evidence.of]} detail={told(evidence)} />
          ))}
        </Rows>
      </Disclosure>
      {part.dropped.length > 0 && (
        <Disclosure title={words.dropped}>
          <p>{part.dropped.join(', ')}</p>
        </Disclosure>
      )}
    </>
  );
}

/** As many as can be looked through; the counts tell of all. */
const SHOWN = 100;

function Problems({ preview: { problems, refused } }: { preview: Previewed }) {
  const words = useWords(historyWords);
  const language = useLanguage();
  const all = refused.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const shown = problems.slice(0, SHOWN);
  return (
    <Disclosure title={words.refused(all.toLocaleString(language))}>
      <Rows>
        {shown.map(({ line, of, reason, text }, nth) => (
          <Row
            // oxlint-disable-next-line react/no-array-index-key -- two lines of two files may be equal
            key={nth}
            title={words[of ?? 'line'](line.toLocaleString(language), words.reasons[reason])}
            detail={text}
          />
        ))}
      </Rows>
      {all > shown.length && <p>{words.more((all - shown.length).toLocaleString(language))}</p>}
    </Disclosure>
  );
}

/** Each with what the file says of it. */
function Recordings({ recorded }: { recorded: readonly Recorded[] }) {
  const words = useWords(historyWords);
  const { activities } = useWords(workoutNames);
  const { dayOf } = useMoments();
  const inWords = useCardioInWords();
  if (recorded.length === 0) return null;
  return (
    <Rows label={words.recorded}>
      {recorded.map(({ start, name, ...cardio }) => (
        <Row
          key={start}
          title={name || (cardio.activity ? activities[cardio.activity] : words.workout)}
          detail={[dayOf(start), ...inWords(cardio)].join(', ')}
        />
      ))}
    </Rows>
  );
}

const KINDS = ['workouts', 'sets', 'meals', 'readings'] as const;

export function Preview({ looked: { shown } }: { looked: Looked }) {
  const words = useWords(historyWords);
  const language = useLanguage();
  const { preview, parts, others } = shown;
  const { counts, span } = preview;
  return (
    <>
      <section aria-label={words.what}>
        <h3>{words.what}</h3>
        {parts.map((part) => (
          <What key={part.file} part={part} />
        ))}
        {others.length > 0 && (
          <Disclosure title={words.others}>
            <p>{others.join(', ')}</p>
          </Disclosure>
        )}
      </section>
      <section aria-label={words.whatComes}>
        <h3>{words.whatComes}</h3>
        {span ? (
          <Rows>
            {KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
              <Row key={kind} title={words[kind]} trailing={counts[kind].toLocaleString(language)} />
            ))}
            <Row
              title={words.span}
              detail={words.days(dayInWords(span.from, language), dayInWords(span.to, language))}
            />
          </Rows>
        ) : (
          <Notice tone="info">
            <p>{words.nothing}</p>
          </Notice>
        )}
        <Recordings recorded={preview.recorded} />
        {preview.isCut && (
          <Notice tone="warn">
            <p>{words.cut}</p>
          </Notice>
        )}
        <Problems preview={preview} />
        {span && <p className="muted small">{words.news}</p>}
      </section>
    </>
  );
}
