import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlockInWords } from '#src/work/training/block-in-words.ts';
import { programWords } from '#src/work/training/words.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { BinIcon, FallIcon, UpIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { ProgramDay } from './day.tsx';
import { anotherBlock, MOST_DAYS, roomFor, swapped } from './made.ts';
import type { MadeBlock } from './made.ts';
import { builderWords } from './words.ts';

const NAME_LONGEST = 60;

interface PartProps {
  block: MadeBlock;
  onChange: (change: Partial<MadeBlock>) => void;
}

function Days({ block: { days }, onChange }: PartProps) {
  const words = useWords(builderWords);
  const last = days.at(-1) ?? [];
  return (
    <>
      {days.map((day, at) => (
        <ProgramDay
          // oxlint-disable-next-line react/no-array-index-key -- a day is its place
          key={at}
          number={at + 1}
          day={day}
          onChange={(edited) => onChange({ days: days.with(at, edited) })}
          onRemove={days.length > 1 ? () => onChange({ days: days.filter((_, index) => index !== at) }) : null}
        />
      ))}
      {days.length < MOST_DAYS && (
        <div className="program-acts">
          <Button look="line" onClick={() => onChange({ days: [...days, []] })}>
            {words.addDay}
          </Button>
          {last.length > 0 && (
            <Button look="quiet" onClick={() => onChange({ days: [...days, [...last]] })}>
              {words.copyDay}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface BlockProps extends PartProps {
  number: number;
  room: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One of several: its name, its weeks and its days. */
function Block({ number, block, room, onChange, onMove, onRemove }: BlockProps) {
  const words = useWords(builderWords);
  const labels = useWords(programWords);
  const name = useBlockInWords().nameOf({ number, name: block.name.trim() });
  return (
    <section className="program-block" aria-label={name}>
      <p className="program-step-head">
        <b>{name}</b>
        <IconButton data-move={-1} icon={UpIcon} label={words.up(name)} onClick={() => onMove(-1)} />
        <IconButton data-move={1} icon={FallIcon} label={words.down(name)} onClick={() => onMove(1)} />
        <IconButton icon={BinIcon} label={words.removeStep(name)} onClick={onRemove} />
      </p>
      <TextField
        label={labels.blockName}
        autoComplete="off"
        maxLength={NAME_LONGEST}
        value={block.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Stepper label={labels.weeks} min={1} max={room} value={block.weeks} onChange={(weeks) => onChange({ weeks })} />
      <Days block={block} onChange={onChange} />
    </section>
  );
}

interface ProgramBlocksProps {
  blocks: readonly MadeBlock[];
  onChange: (blocks: readonly MadeBlock[]) => void;
}

/** Whoever moves a block by the keyboard goes with it; whoever makes or removes one stands in the one that is there then. */
function useFocusIn(blocks: readonly MadeBlock[]) {
  const list = useRef<HTMLDivElement>(null);
  const [aim, setAim] = useState<{ place: number; on: string } | null>(null);
  // It follows what was pressed, and not each change of a block.
  const go = useEffectEvent(({ place: wanted, on }: { place: number; on: string }): void => {
    const places = list.current?.querySelectorAll('.program-block');
    const place = places?.[Math.min(wanted, blocks.length - 1)] ?? list.current;
    place?.querySelector<HTMLElement>(on)?.focus();
  });
  useEffect(() => {
    if (aim) go(aim);
  }, [aim]);
  return { list, focus: (place: number, on: string): void => setAim({ place, on }) };
}

/** Names for the blocks that are drawn: whoever opened a day of one finds it open wherever the block goes. */
function useKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>([]);
  const fresh = Math.max(-1, ...keys) + 1;
  const whole = Array.from({ length: count }, (_, at) => keys[at] ?? fresh + at);
  return {
    keys: whole,
    swap: (at: number, other: number): void => setKeys(swapped(whole, at, other)),
    drop: (at: number): void => setKeys(whole.toSpliced(at, 1)),
  };
}

/** The weeks of a program and its days; divided, block by block. */
export function ProgramBlocks({ blocks, onChange }: ProgramBlocksProps) {
  const words = useWords(builderWords);
  const labels = useWords(programWords);
  const { nameOf } = useBlockInWords();
  const { list, focus } = useFocusIn(blocks);
  const { keys, swap, drop } = useKeys(blocks.length);
  const [leaving, setLeaving] = useState<number | null>(null);
  const another = anotherBlock(blocks);
  const [only] = blocks;
  const change = (at: number, edit: Partial<MadeBlock>): void =>
    onChange(blocks.map((block, index) => (index === at ? { ...block, ...edit } : block)));
  const move = (at: number, by: -1 | 1): void => {
    onChange(swapped(blocks, at, at + by));
    swap(at, at + by);
    focus(Math.max(0, Math.min(blocks.length - 1, at + by)), `[data-move="${by}"]`);
  };
  const nameAt = (at: number): string => nameOf({ number: at + 1, name: blocks[at]?.name.trim() ?? '' });
  const remove = (at: number): void => {
    setLeaving(null);
    onChange(blocks.toSpliced(at, 1));
    drop(at);
    focus(at, 'input');
  };
  return (
    <div className="program-part" ref={list}>
      {only && blocks.length === 1 ? (
        <>
          <Stepper
            label={labels.weeks}
            min={1}
            max={roomFor(blocks, 0)}
            value={only.weeks}
            onChange={(weeks) => change(0, { weeks })}
          />
          <Days block={only} onChange={(edit) => change(0, edit)} />
        </>
      ) : (
        blocks.map((block, at) => (
          <Block
            key={keys[at]}
            number={at + 1}
            block={block}
            room={roomFor(blocks, at)}
            onChange={(edit) => change(at, edit)}
            onMove={(by) => move(at, by)}
            onRemove={() => setLeaving(at)}
          />
        ))
      )}
      {another && (
        <Button
          look="line"
          onClick={() => {
            onChange([...blocks, another]);
            focus(blocks.length, 'input');
          }}
        >
          {blocks.length === 1 ? words.divide : words.addBlock}
        </Button>
      )}
      {blocks.length > 1 && <p className="muted small">{words.blocksHelp}</p>}
      <Confirm
        open={leaving !== null}
        danger
        title={words.removeStep(leaving === null ? '' : nameAt(leaving))}
        act={words.removeBlock}
        onAct={() => remove(leaving ?? 0)}
        onClose={() => setLeaving(null)}
      >
        {words.removeBlockHelp}
      </Confirm>
    </div>
  );
}
