import { useState } from 'react';
import { takeTargets } from '#sync/actions/nutrition-goals.ts';
import { saveProfileWithGoal } from '#sync/actions/profiles.ts';
import type { Targets } from '#sync/queries/nutrition-goals.ts';
import { useRow } from '#src/data/rows.ts';
import { useToday } from '#src/data/time/use-today.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { MessageIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useBodyHidden } from '#src/work/body/use-body-hidden.ts';
import { foodWords } from '#src/work/food/words.ts';
import { recordWords } from '#src/work/records/words.ts';
import { useSave } from '#src/work/use-save.ts';
import { ProposalFacts } from './proposal-facts.tsx';
import { factsOf, isWhole, proposalOf, refusalOf, SOURCES, targetsAt, TRAINING } from '#src/work/food/proposal.ts';
import type { Body, Proposal, Refusal, Said } from '#src/work/food/proposal.ts';
import { proposalGround } from './queries.ts';
import type { ProposalGround } from './queries.ts';
import { nutritionWords } from './words.ts';

/** Of days of rest and of training, as they were changed; what was not changed is as proposed. */
interface Chosen {
  rest?: number;
  training?: number;
}

/** Each step of the sum, so that it can be followed with a pencil. */
function Arithmetic({ body, proposal }: { body: Body; proposal: Proposal }) {
  const words = useWords(nutritionWords).proposal;
  const language = useLanguage();
  const shown = (value: number): string => value.toLocaleString(language);
  const signed = (value: number): string => `${value < 0 ? '−' : '+'} ${shown(Math.abs(value))}`;
  const { resting, constant, factor, spent, change, isFloor, least, rest, more } = proposal;
  const { kilograms, centimetres, age } = body;
  return (
    <ol className="sums">
      <li>
        {words.resting}
        <b>
          {`10 × ${shown(kilograms)} kg + ${shown(6.25)} × ${shown(centimetres)} cm − 5 × ${shown(age)} ${signed(constant)} = ${shown(resting)} kcal`}
        </b>
        {body.sex === null && words.middle}
      </li>
      <li>
        {words.spent}
        <b>{`${shown(resting)} × ${shown(factor)} = ${shown(spent)} kcal`}</b>
      </li>
      {change !== 0 && (
        <li>
          {change < 0 ? words.less : words.more}
          <b>{`${shown(spent)} ${signed(change)} = ${shown(spent + change)} kcal`}</b>
        </li>
      )}
      {isFloor && <li>{words.floor(shown(least))}</li>}
      <li>
        {words.rounded}
        <b>{`${shown(rest)} kcal`}</b>
      </li>
      <li>
        {words.training}
        <b>{`${shown(TRAINING)} × ${shown(kilograms)} kg ≈ ${shown(more)} kcal`}</b>
      </li>
    </ol>
  );
}

function Kind({ label, targets, least, onChange }: KindProps) {
  const { amount, figures } = useWords(foodWords);
  const language = useLanguage();
  const shown = (value: number): string => value.toLocaleString(language);
  const { calories_target: calories, protein_target, carbs_target, fat_target } = targets;
  return (
    <section>
      <Stepper
        label={`${label}, ${figures.calories}`}
        unit="kcal"
        value={calories}
        min={least}
        max={20_000}
        step={50}
        onChange={onChange}
      />
      <p className="muted small">{amount.macros(shown(protein_target), shown(carbs_target), shown(fat_target))}</p>
    </section>
  );
}

interface KindProps {
  label: string;
  targets: Targets;
  least: number;
  onChange: (calories: number) => void;
}

function Refused({ refusal }: { refusal: Refusal }) {
  const words = useWords(nutritionWords).proposal;
  return (
    <Notice
      tone="info"
      act={
        <ButtonLink look="line" to={refusal === 'odd' ? '/profile' : '/care'}>
          {refusal === 'odd' ? words.profile : words.team}
        </ButtonLink>
      }
    >
      {words.refused[refusal]}
    </Notice>
  );
}

/** What can be taken: both kinds of day, and what was said about oneself on the way. */
function useTaking(ground: ProposalGround, said: Said, onDone: () => void) {
  const { targets: words, proposal, notSaved } = useWords(nutritionWords);
  const { values: titles } = useWords(recordWords);
  const today = useToday();
  const save = useSave();
  const oneAtATime = useOneAtATime();
  const failed = { title: notSaved.targets, description: notSaved.description };

  async function take(rest: Targets, training: Targets): Promise<void> {
    if (Object.keys(said).length > 0) {
      const kept = await save((userId) => saveProfileWithGoal(userId, said, { titles, today }), {
        failed,
        of: 'account',
      });
      if (!kept) return;
    }
    const taken = await save((user_id) => takeTargets({ user_id, valid_from: today, rest, training }), {
      failed,
      done: (isTaken) => (isTaken ? { title: words.saved } : { title: proposal.theirsNow, plain: true }),
    });
    if (taken) onDone();
  }
  return (rest: Targets, training: Targets): void =>
    void (ground.theirs === null && oneAtATime(() => take(rest, training)));
}

function Proposed({ ground, onDone }: { ground: ProposalGround; onDone: () => void }) {
  const { proposal: words, targets: targetWords } = useWords(nutritionWords);
  const { dayKinds } = useWords(foodWords);
  const language = useLanguage();
  const today = useToday();
  const isHidden = useBodyHidden();
  const [said, setSaid] = useState<Said>({});
  const [chosen, setChosen] = useState<Chosen>({});
  const take = useTaking(ground, said, onDone);
  useUnfinished(ground.theirs === null && Object.keys(said).length + Object.keys(chosen).length > 0);
  const { profile, held, theirs, isPregnant } = ground;
  const facts = factsOf(profile, said, today);
  const refusal = refusalOf(facts, { isHidden, isPregnant });
  if (refusal === 'hidden' || refusal === 'pregnant') return <Refused refusal={refusal} />;
  const proposal = refusal === null && isWhole(facts) ? proposalOf(facts) : null;
  const goal = facts.goal ?? 'maintain';
  const rest = proposal && targetsAt(chosen.rest ?? proposal.rest, goal, held);
  const training = proposal && targetsAt(chosen.training ?? proposal.rest + proposal.more, goal, held);
  // Said anew, the facts make another proposal.
  const say = (next: Said): void => {
    setSaid(next);
    setChosen({});
  };
  return (
    <>
      {theirs ? (
        <Notice
          tone="info"
          act={
            <ButtonLink look="line" icon={MessageIcon} to={`/messages?with=${theirs.id}`}>
              {targetWords.write(theirs.name ?? words.somebody)}
            </ButtonLink>
          }
        >
          {words.theirs(theirs.name ?? words.somebody)}
        </Notice>
      ) : (
        <p className="muted">{words.help(held.calories_target.toLocaleString(language))}</p>
      )}
      <ProposalFacts profile={profile} said={said} onSay={say} />
      {refusal && <Refused refusal={refusal} />}
      {proposal && rest && training && isWhole(facts) && (
        <>
          <Arithmetic body={facts} proposal={proposal} />
          {proposal.isLight && (
            <Notice
              tone="info"
              act={
                <ButtonLink look="line" to="/care">
                  {words.team}
                </ButtonLink>
              }
            >
              {words.light}
            </Notice>
          )}
          <Kind
            label={dayKinds.rest}
            targets={rest}
            least={proposal.least}
            onChange={(calories) => setChosen({ ...chosen, rest: calories })}
          />
          <Kind
            label={dayKinds.training}
            targets={training}
            least={proposal.least}
            onChange={(calories) => setChosen({ ...chosen, training: calories })}
          />
          <p className="muted small">{`${words.sources} ${SOURCES}.`}</p>
          {!theirs && (
            <Button look="act" large full onClick={() => take(rest, training)}>
              {words.take}
            </Button>
          )}
        </>
      )}
      {!proposal && !refusal && <p className="muted">{theirs ? words.missingHere : words.missing}</p>}
    </>
  );
}

/** Shown and never taken by itself; a nutritionist's targets stay what they are. */
export function ProposalSheet({ onClose }: { onClose: () => void }) {
  const words = useWords(nutritionWords).proposal;
  const today = useToday();
  const answer = useRow((db, userId) => proposalGround(db, userId, today), [today]);
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="portion-sheet">
        <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
          {(ground) => <Proposed ground={ground} onDone={onClose} />}
        </Answered>
      </div>
    </Sheet>
  );
}
