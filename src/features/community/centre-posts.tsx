import { saveProfile } from '#sync/actions/profiles.ts';
import { communityPosts } from '#sync/entities/community-posts.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { CENTRES } from '#src/lib/centres.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Card } from '#src/ui/card.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useSave } from '#src/work/use-save.ts';
import { OlderPage, Posts } from './posts.tsx';
import { centreOf, waitingFor } from './queries.ts';
import type { OnShow } from './subject.ts';
import { communityWords } from './words.ts';

/** The one of the profile: whoever chooses it there is in its group here. */
function Choice({ centre }: { centre: string | null }) {
  const words = useWords(communityWords).centre;
  const save = useSave();
  const choose = (chosen: string) =>
    save((userId) => saveProfile(userId, { preferred_fitness_center: chosen || null }), {
      failed: { title: words.failed },
      done: { title: chosen ? words.chosen(chosen) : words.left },
      once: 'centre',
    });
  return (
    <Card>
      <SelectField
        label={words.label}
        help={words.help}
        placeholder={words.none}
        value={centre ?? ''}
        options={CENTRES.map((value) => ({ value, label: value }))}
        onChange={({ target }) => void choose(target.value)}
      />
    </Card>
  );
}

function OfGroup({ centre, onShow }: { centre: string; onShow: OnShow }) {
  const unsent = useStandings(communityPosts).size;
  const waiting = knownOf(useRow((db, userId) => waitingFor(db, userId, centre), [centre], [unsent])) ?? [];
  return (
    <>
      {waiting.length > 0 && <Posts entries={waiting} onShow={onShow} />}
      <OlderPage before={null} centre={centre} onShow={onShow} />
    </>
  );
}

export function CentrePosts({ onShow }: { onShow: OnShow }) {
  const { coming, failed } = useWords(communityWords);
  const answer = useRow(async (db, userId) => ({ centre: await centreOf(db, userId) }));
  return (
    <Answered answer={answer} coming={coming} empty={null} failed={failed}>
      {({ centre }) => (
        <>
          <Choice centre={centre} />
          {centre && <OfGroup key={centre} centre={centre} onShow={onShow} />}
        </>
      )}
    </Answered>
  );
}
