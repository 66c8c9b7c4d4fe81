import './hours.css';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { BookingPart } from './booking-part.tsx';
import { DaysPart } from './days-part.tsx';
import type { Stated } from './stated.ts';
import { useHours } from './use-hours.ts';
import { WeekPart } from './week-part.tsx';
import { hoursWords } from './words.ts';

interface HoursSheetProps {
  stated: Stated;
  onClose: () => void;
}

/** When a provider can be booked, and how. */
export function HoursSheet({ stated, onClose }: HoursSheetProps) {
  const words = useWords(hoursWords);
  const acts = useHours();
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <WeekPart stated={stated} acts={acts} />
      <Seam />
      <DaysPart stated={stated} acts={acts} />
      <Seam />
      <BookingPart stated={stated} acts={acts} />
    </Sheet>
  );
}
