import type { CardKind } from '#sync/entities/messages.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { UNIT_OF } from '#sync/queries/measurement-kinds.ts';
import { useWords } from '#src/ui/language.tsx';
import { useTitle } from '#src/work/appointment/in-words.ts';
import { useBodyHidden } from '#src/work/body/use-body-hidden.ts';
import { useProgramInWords } from '#src/work/catalogue/programs/use-program-in-words.ts';
import { useRecordInWords } from '#src/work/records/use-record-in-words.ts';
import { useMine } from '../use-conversation.ts';
import { messagesWords } from '../words.ts';
import { ENTITY_OF } from './cards.ts';
import type { CardRow } from './cards.ts';

type Row = CardRow['row'];

/** What else is said of it, by its columns. */
const SAYS: Record<CardKind, readonly string[]> = {
  workout: ['completed_at', 'duration_minutes'],
  meal: ['date', 'calories'],
  measurement: ['value', 'measured_at'],
  result: ['result_value', 'released_at'],
  appointment: ['starts_at', 'status'],
  plan: ['status'],
};

const isOfBody = ({ kind }: Row): boolean => {
  const units: Readonly<Record<string, string>> = UNIT_OF;
  return kind === 'body_fat' || ['kg', 'cm'].includes(units[String(kind)] ?? '');
};

/** What it is called, and what is told of it beside. */
export function useCardInWords({ kind, row, second }: CardRow): { title: string; detail: string } {
  const { name = '', value } = useRecordInWords(ENTITY_OF[kind].name, row);
  const [called, inWords, mine, isHidden] = [useTitle(), useProgramInWords(), useMine(), useBodyHidden()];
  const { pressure } = useWords(messagesWords).cards;
  const isOwnBody = kind === 'measurement' && isHidden && row['user_id'] === mine && isOfBody(row);
  function said(column: string): string {
    const kept = row[column];
    if (typeof kept !== 'string' && typeof kept !== 'number') return '';
    if (column === 'value') {
      if (isOwnBody) return '';
      const lower = second === undefined ? '' : ` / ${value(column, second)}`;
      return `${value(column, kept)}${lower}`;
    }
    return [value(column, kept), column === 'result_value' ? row['unit'] : null].filter(Boolean).join(' ');
  }
  function titled(): string {
    if (second !== undefined) return pressure;
    if (kind === 'result') return String(row['test_name']);
    if (kind === 'appointment') return called(name);
    return kind === 'plan' ? inWords(row as unknown as WorkoutProgram).title : name;
  }
  return { title: titled(), detail: SAYS[kind].map(said).filter(Boolean).join(' · ') };
}
