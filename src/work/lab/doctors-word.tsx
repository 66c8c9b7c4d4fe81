import type { LabResult } from '#sync/entities/lab-results.ts';
import { useWords } from '#src/ui/language.tsx';
import { labResultWords } from './words.ts';

/** What the doctor who signed it says it means, and what happens now. */
export function DoctorsWord({ doctor_word, next_step }: Pick<LabResult, 'doctor_word' | 'next_step'>) {
  const words = useWords(labResultWords);
  if (!doctor_word) return null;
  return (
    <>
      <p className="small">
        <b>{`${words.word}: `}</b>
        {doctor_word}
      </p>
      {next_step && (
        <p className="small">
          <b>{`${words.nextStep}: `}</b>
          {next_step}
        </p>
      )}
    </>
  );
}
