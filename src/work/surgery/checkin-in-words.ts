import type { SurgeryCheckin } from '#sync/entities/surgery-checkins.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { SYMPTOMS } from './flags.ts';
import { surgeryWords } from './words.ts';

/** What somebody has, and what he says of it; empty where it is nothing. */
export function useCheckinInWords(): (answer: SurgeryCheckin) => string {
  const { symptoms, pain } = useWords(surgeryWords);
  const language = useLanguage();
  return (answer) =>
    [
      ...SYMPTOMS.filter((symptom) => answer[symptom]).map((symptom) => symptoms[symptom]),
      answer.pain > 0 && pain(answer.pain.toLocaleString(language)),
      answer.words,
    ]
      .filter(Boolean)
      .join('. ');
}
