import { useRestRow } from '#src/data/rows.ts';
import { dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { gradeOf } from '#src/lib/scores.ts';
import { Card } from '#src/ui/card.tsx';
import { GRADE_TONE, GradeBadge, TrendIcon } from '#src/ui/grade.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Figure } from '#src/ui/stat.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { coachingOf } from './evaluation.ts';
import type { Attendance, Judged, Part, Score } from './evaluation.ts';
import { dashboardWords } from './words.ts';

function useScores() {
  const language = useLanguage();
  return (value: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

function PartOf({ part, score }: { part: Part; score: Score }) {
  const words = useWords(dashboardWords).coaching;
  const scoreInWords = useScores();
  const { value, before, trend } = score;
  const grade = gradeOf(value);
  return (
    <li className="measure">
      <span className="name">{words[part]}</span>
      <span className="score">
        <span className="muted">{words[grade]}</span> <b>{scoreInWords(value)}</b>
        {trend && before !== null && (
          <>
            <TrendIcon trend={trend} />
            <span className="visually-hidden">{words[trend](scoreInWords(before))}</span>
          </>
        )}
      </span>
      <Bar value={value} max={10} tone={GRADE_TONE[grade]} />
    </li>
  );
}

function Remarks({ evaluation, trainer }: Pick<Judged, 'evaluation' | 'trainer'>) {
  const words = useWords(dashboardWords).coaching;
  const remarks = [
    [words.strengths, evaluation.strengths],
    [words.improve, evaluation.areas_for_improvement],
    [words.next, evaluation.next_goals],
  ] as const;
  return (
    <>
      {evaluation.trainer_comments && (
        <blockquote>
          {evaluation.trainer_comments}
          {trainer && <footer className="small muted">{trainer}</footer>}
        </blockquote>
      )}
      <dl>
        {remarks.map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="muted">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

function Evaluation({ evaluation, overall, parts, trainer }: Judged) {
  const words = useWords(dashboardWords).coaching;
  const scoreInWords = useScores();
  return (
    <>
      <div className="overall">
        <Figure large unit={words.outOf}>
          {scoreInWords(overall.value)}
        </Figure>
        <p>
          <GradeBadge score={overall} label={words[gradeOf(overall.value)]} />
          {overall.trend && overall.before !== null && (
            <span className="small muted">{words[overall.trend](scoreInWords(overall.before))}</span>
          )}
        </p>
      </div>
      <ul className="parts">
        {parts.map(({ part, score }) => (
          <PartOf key={part} part={part} score={score} />
        ))}
      </ul>
      <Remarks evaluation={evaluation} trainer={trainer} />
    </>
  );
}

const PERCENT_OF_TEN = 10;

function Attended({ attended, of }: Attendance) {
  const words = useWords(dashboardWords).coaching;
  const language = useLanguage();
  if (of === 0) return <p className="small muted">{words.notMet}</p>;
  return (
    <div className="attended">
      <p className="small">{words.attended(attended.toLocaleString(language), of.toLocaleString(language))}</p>
      <Bar value={attended} max={of} tone={GRADE_TONE[gradeOf((attended / of) * PERCENT_OF_TEN)]} />
    </div>
  );
}

/** The trainer's latest evaluation, and the client's attendance. */
export function CoachingCard({ today }: { today: Day }) {
  const words = useWords(dashboardWords).coaching;
  const language = useLanguage();
  const answer = useRestRow((db, userId) => coachingOf(db, userId, today), [today]);
  const date = answer.state === 'content' ? answer.value.judged?.evaluation.evaluation_date : undefined;
  return (
    <div className="coaching">
      <Card title={words.title} beside={date && <span className="small muted">{dayInWords(date, language)}</span>}>
        {answer.state === 'reading' && <output className="muted">{words.loading}</output>}
        <Answered answer={answer} coming={words.loading} empty={null} failed={words.failed}>
          {({ judged, attendance }) => (
            <>
              {judged ? <Evaluation {...judged} /> : <Empty title={words.none}>{words.noneHelp}</Empty>}
              <Seam />
              <Attended {...attendance} />
            </>
          )}
        </Answered>
      </Card>
    </div>
  );
}
