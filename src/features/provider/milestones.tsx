import { useState } from 'react';
import * as z from 'zod/mini';
import { milestones as entity } from '#sync/entities/milestones.ts';
import type { Milestone } from '#sync/entities/milestones.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { formAbout } from '#src/data/drafts/drafts.ts';
import { useDraft } from '#src/data/drafts/use-draft.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, dayInWords, isDay } from '#src/lib/days.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { BinIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Logged, LogToggle } from '#src/ui/log-toggle.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import type { Care } from './use-care.ts';
import { providerWords } from './words.ts';

const CATEGORIES = ['fitness', 'weight', 'nutrition', 'health', 'attendance', 'lifestyle'] as const;
const TITLE_MAX = 200;

const Typed = z.object({
  title: z.optional(z.string()),
  category: z.optional(z.enum(CATEGORIES)),
  by: z.optional(z.string()),
});

interface FormProps {
  clientId: string;
  care: Care;
}

function MilestoneForm({ clientId, care }: FormProps) {
  const words = useWords(providerWords).milestones;
  const { typed, type, settle } = useDraft(formAbout(clientId, 'milestone'), Typed);
  const { title = '', category = 'fitness', by = '' } = typed;
  useUnfinished(title !== '');
  async function add(): Promise<void> {
    const target_date = isDay(by) ? by : null;
    const added = await care.addMilestone({ client_id: clientId, title: title.trim(), category, target_date });
    if (!added) return;
    type({ title: '', by: '' });
    settle();
  }
  return (
    <form
      className="milestone-form"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label={words.name}
        required
        maxLength={TITLE_MAX}
        autoComplete="off"
        value={title}
        onChange={(event) => type({ title: event.target.value })}
      />
      <SelectField
        label={words.category}
        value={category}
        onChange={(event) => type({ category: event.target.value as Milestone['category'] })}
        options={CATEGORIES.map((value) => ({ value, label: words[value] }))}
      />
      <TextField label={words.by} type="date" value={by} onChange={(event) => type({ by: event.target.value })} />
      <Button type="submit" look="line" full blocked={title.trim() ? undefined : words.name}>
        {words.add}
      </Button>
    </form>
  );
}

interface MilestonesProps extends FormProps {
  milestones: readonly Milestone[];
}

/** Steps set for a client, each ticked off with one tap. */
export function Milestones({ clientId, milestones, care }: MilestonesProps) {
  const { milestones: words, removeHelp } = useWords(providerWords);
  const language = useLanguage();
  const userId = useOpen()?.userId;
  const [asked, setAsked] = useState<Milestone | null>(null);
  const { timezone } = useSettings();
  const standings = useStandings(entity);
  const detailOf = ({ achieved_at, target_date }: Milestone): string | null => {
    if (achieved_at) return words.reached(dayInWords(dayIn(timezone, Date.parse(achieved_at)), language));
    return target_date && words.until(dayInWords(target_date, language));
  };
  async function remove(milestone: Milestone): Promise<void> {
    if (await care.removeMilestone(milestone)) setAsked(null);
  }
  return (
    <>
      {milestones.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <Rows label={words.title}>
          {milestones.map((milestone) => {
            const { id, title, category, achieved_at, trainer_id } = milestone;
            const isMine = trainer_id === userId;
            return (
              <Row
                key={id}
                leading={
                  isMine ? (
                    <LogToggle
                      name={title}
                      logged={achieved_at !== null}
                      onToggle={(reached) => void care.reach(milestone, reached)}
                    />
                  ) : (
                    achieved_at && <Logged />
                  )
                }
                title={title}
                detail={[words[category], detailOf(milestone)].filter(Boolean).join(', ')}
                standing={standings.get(id)}
                trailing={
                  isMine && (
                    <IconButton
                      icon={BinIcon}
                      label={`${words.remove}: ${title}`}
                      onClick={() => setAsked(milestone)}
                    />
                  )
                }
              />
            );
          })}
        </Rows>
      )}
      <MilestoneForm clientId={clientId} care={care} />
      {asked && (
        <Confirm
          open
          danger
          title={`${words.remove}: ${asked.title}`}
          act={words.remove}
          onAct={() => void remove(asked)}
          onClose={() => setAsked(null)}
        >
          {removeHelp}
        </Confirm>
      )}
    </>
  );
}
