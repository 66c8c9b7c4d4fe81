import * as z from 'zod/mini';
import type { Challenge } from '#sync/entities/challenges.ts';
import { IconButton } from '#src/ui/button.tsx';
import { WarningIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import type { Reportable } from '#src/work/people/report-sheet.tsx';
import { peopleWords } from '#src/work/people/words.ts';
import { Remotely } from '#src/work/remote/remotely.tsx';
import { useLastKnown } from '#src/work/remote/use-last-known.ts';
import { useRemote } from '#src/work/remote/use-remote.ts';
import { Place, Places } from './places.tsx';
import { communityWords } from './words.ts';

const Teams = z.nullable(
  z.looseObject({
    provisional: z.boolean(),
    mine: z.nullable(z.string()),
    teams: z.array(
      z.object({
        id: z.optional(z.string()),
        rank: z.number(),
        team: z.string(),
        score: z.nullable(z.number()),
        members: z.number(),
      }),
    ),
    members: z.array(Place),
  }),
);
type Teams = NonNullable<z.infer<typeof Teams>>;

type OnReport = (team: Reportable) => void;

interface RankedProps extends Pick<Teams, 'teams' | 'mine'> {
  /** Where they named themselves. */
  onReport: OnReport | undefined;
}

function Ranked({ teams, mine, onReport }: RankedProps) {
  const words = useWords(communityWords).teams;
  const { report } = useWords(peopleWords);
  const language = useLanguage();
  return (
    <Rows label={words.title}>
      {teams.map(({ id, rank, team, score, members }) => (
        <Row
          key={team}
          title={team === mine ? <b>{words.own(team)}</b> : team}
          detail={`${rank.toLocaleString(language)}. · ${words.members(members.toLocaleString(language), members)}`}
          trailing={
            <>
              {score !== null && <b className="numbers">{score.toLocaleString(language)}</b>}
              {onReport && id && team !== mine && (
                <IconButton
                  label={`${report.open}: ${report.team(team)}`}
                  icon={WarningIcon}
                  onClick={() => onReport({ about: 'team', id, label: report.team(team) })}
                />
              )}
            </>
          }
        />
      ))}
    </Rows>
  );
}

interface TeamBoardProps {
  challenge: Challenge;
  again: string;
  onReport: OnReport;
}

/** The teams by what each of their members has on average, and one's own. */
export function TeamBoard({ challenge: { id, teams }, again, onReport }: TeamBoardProps) {
  const { teams: words, challenges, board } = useWords(communityWords);
  const asked = useRemote({
    key: ['team board', id],
    again,
    ask: (client, signal) => client.rpc('team_board', { challenge: id }).abortSignal(signal),
    shape: Teams,
  });
  const remote = useLastKnown({ remote: asked, name: `teams ${id}`, shape: Teams });
  return (
    <Remotely remote={remote} failed={board.failed}>
      {(answer) => {
        if (!answer || answer.teams.length === 0) return <p className="muted">{words.none}</p>;
        return (
          <>
            <Ranked {...answer} onReport={teams === 'named' ? onReport : undefined} />
            <p className="muted small">{answer.provisional ? challenges.provisional : words.final}</p>
            {answer.teams.some(({ score }) => score === null) && <p className="muted small">{words.secret}</p>}
            {answer.mine && answer.members.length > 0 && (
              <>
                <h4>{words.own(answer.mine)}</h4>
                <Places label={words.own(answer.mine)} places={answer.members} told={(figure) => figure} />
              </>
            )}
          </>
        );
      }}
    </Remotely>
  );
}
