import { joinChallenge } from '#sync/actions/challenge-members.ts';
import { challengeMembers } from '#sync/entities/challenge-members.ts';
import { useRows } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { dayInWords } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { useSave } from '#src/work/use-save.ts';
import { runningOf } from './queries.ts';
import type { Running } from './queries.ts';
import type { OnShow } from './subject.ts';
import { communityWords } from './words.ts';

/** What counts, and until when. */
export function useRule(): (challenge: Running['challenge'], today: string) => string {
  const { challenges: words, metrics, teams: inTeams } = useWords(communityWords);
  const language = useLanguage();
  return ({ target, metric, starts_on, ends_on, teams }, today) => {
    const last = dayInWords(ends_on, language);
    const running = ends_on < today ? words.over(last) : words.until(last);
    return [
      `${target.toLocaleString(language)} ${metrics[metric]}`,
      starts_on > today ? words.from(dayInWords(starts_on, language)) : running,
      ...(teams === 'alone' ? [] : [inTeams.kinds[teams]]),
    ].join(' · ');
  };
}

export function ChallengesCard({ today, onShow }: { today: string; onShow: OnShow }) {
  const { challenges: words, coming, failed } = useWords(communityWords);
  const language = useLanguage();
  const save = useSave();
  const rule = useRule();
  const standings = useStandings(challengeMembers);
  const answer = useRows((db, userId) => runningOf(db, userId, today), [today]);
  // In which team, the sheet asks.
  const join = ({ id, title, teams }: Running['challenge']) =>
    teams === 'alone'
      ? save((userId) => joinChallenge(userId, id), {
          failed: { title: words.failed },
          done: { title: words.joined(title) },
          once: id,
        })
      : onShow({ sheet: 'challenge', id });
  return (
    <Card title={words.title}>
      <Answered
        answer={answer}
        coming={coming}
        empty={<Empty title={words.none}>{words.noneHelp}</Empty>}
        failed={failed}
      >
        {(running) => (
          <Rows label={words.title}>
            {running.map(({ challenge, member, score }) => (
              <Row
                key={challenge.id}
                title={challenge.title}
                detail={rule(challenge, today)}
                standing={member ? standings.get(member.id) : undefined}
                onOpen={() => onShow({ sheet: 'challenge', id: challenge.id })}
                below={
                  member && (
                    <>
                      <Bar value={score} max={challenge.target} />
                      <span className="muted small">
                        {[
                          words.so(score.toLocaleString(language), challenge.target.toLocaleString(language)),
                          member.team,
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </>
                  )
                }
                trailing={
                  member ? undefined : (
                    <Button look="line" onClick={() => void join(challenge)}>
                      {words.join}
                    </Button>
                  )
                }
              />
            ))}
          </Rows>
        )}
      </Answered>
    </Card>
  );
}
