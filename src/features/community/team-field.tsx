import { useState } from 'react';
import { chooseTeam, joinChallenge } from '#sync/actions/challenge-members.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayIn } from '#src/lib/days.ts';
import { HOUSE_ZONE } from '#src/lib/house.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useSave } from '#src/work/use-save.ts';
import { centreOf } from './queries.ts';
import type { Running } from './queries.ts';
import { communityWords } from './words.ts';

const LONGEST = 40;

/** Joins in a team, or chooses one: by its name, or the centre that one has. */
function useTaking({ challenge: { id, title }, member }: Running): (team: string) => Promise<boolean> {
  const { challenges: words, teams } = useWords(communityWords);
  const save = useSave();
  return async (team) => {
    const taken = await save(
      (userId) => (member ? chooseTeam(userId, { challengeId: id, team }) : joinChallenge(userId, id, team)),
      {
        failed: { title: words.failed },
        done: { title: team ? teams.chosen(team) : words.joined(title) },
        once: id,
      },
    );
    return taken !== null;
  };
}

function Named(running: Running) {
  const { challenges, teams: words } = useWords(communityWords);
  const { challenge, member } = running;
  const take = useTaking(running);
  const [typed, setTyped] = useState('');
  const team = typed.trim();
  useUnfinished(team !== '');
  async function choose(): Promise<void> {
    if (await take(team)) setTyped('');
  }
  return (
    <>
      <TextField
        label={words.name}
        help={words.nameHelp(String(challenge.team_size))}
        maxLength={LONGEST}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        look="act"
        large
        full
        blocked={member && team === '' ? words.nameMissing : undefined}
        onClick={() => void choose()}
      >
        {member ? words.choose : challenges.join}
      </Button>
    </>
  );
}

function OfCentre(running: Running) {
  const { challenges, teams: words } = useWords(communityWords);
  const take = useTaking(running);
  const centre = knownOf(useRow(async (db, userId) => ({ centre: await centreOf(db, userId) })))?.centre ?? null;
  return (
    <>
      <p className="muted small">{centre ? words.byCentre(centre) : words.noCentre}</p>
      {(!running.member || centre) && (
        <Button look="act" large full onClick={() => void take(centre ?? '')}>
          {running.member ? words.choose : challenges.join}
        </Button>
      )}
    </>
  );
}

function Late(running: Running) {
  const { challenges, teams: words } = useWords(communityWords);
  const take = useTaking(running);
  return (
    <>
      <p className="muted small">{words.late}</p>
      {!running.member && (
        <Button look="act" large full onClick={() => void take('')}>
          {challenges.join}
        </Button>
      )}
    </>
  );
}

/** Where one takes part in a team; nothing once one is in one. */
export function TeamField(running: Running) {
  const words = useWords(communityWords).teams;
  const { challenge, member } = running;
  if (member && member.team !== '') return <p>{words.own(member.team)}</p>;
  if (challenge.starts_on < dayIn(HOUSE_ZONE)) return <Late {...running} />;
  const without = member && challenge.teams === 'named' ? <p className="muted small">{words.without}</p> : null;
  return (
    <>
      {without}
      {challenge.teams === 'centre' ? <OfCentre {...running} /> : <Named {...running} />}
    </>
  );
}
