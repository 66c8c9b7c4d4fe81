import { DatePicker, defineSlotRecipe, parseDate, useDatePickerContext } from '@chakra-ui/react';
import type { DateValue } from '@chakra-ui/react';
import { dayInWords } from '#src/lib/days.ts';
import { dateLocale } from '#src/lib/region.ts';
import { ChakraArea } from '../../chakra/area.tsx';
import { BackIcon, ForwardIcon } from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { Tally } from '../../marks/ticks.tsx';
import type { CalendarProps } from '../calendar.tsx';
import { partWords } from '../words.ts';

const recipe = defineSlotRecipe({
  className: 'calendar',
  slots: ['root', 'view', 'viewControl', 'rangeText', 'table', 'tableHeader', 'tableCell', 'tableCellTrigger'],
  base: {
    root: { display: 'grid', width: 'full', maxWidth: '26rem', overflowX: 'auto' },
    view: { display: 'grid', gap: '2', minWidth: '19.25rem' },
    viewControl: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    rangeText: { fontWeight: 'semibold' },
    table: { width: 'full', tableLayout: 'fixed', borderCollapse: 'collapse' },
    tableHeader: { height: '8', color: 'ink-2', fontSize: 'xs', fontWeight: 'semibold', textAlign: 'center' },
    tableCell: { padding: 'px', textAlign: 'center' },
    tableCellTrigger: {
      display: 'inline-grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: '1',
      width: 'full',
      minHeight: 'tap',
      borderRadius: 'sm',
      color: 'ink',
      fontVariantNumeric: 'tabular-nums lining-nums',
      fontWeight: 'medium',
      cursor: 'pointer',
      userSelect: 'none',
      _hover: { background: 'sunken' },
      _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '1px' },
      '&[data-outside-range]': { visibility: 'hidden' },
      '&[data-disabled], &[data-unavailable]': {
        color: 'ink-3',
        fontWeight: 'normal',
        background: 'none',
        cursor: 'default',
      },
      '&[data-unavailable]:not([data-disabled])': { textDecoration: 'line-through' },
      '&[data-now] > :first-of-type': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
      '&[data-selected]': {
        background: 'info-soft',
        color: 'info',
        fontWeight: 'bold',
        boxShadow: 'inset 0 0 0 1.5px {colors.info}',
      },
    },
  },
});

type DaysProps = Pick<CalendarProps, 'today' | 'marked'>;

function DayCell({ at, today, marked }: DaysProps & { at: DateValue }) {
  const language = useLanguage();
  const day = at.toString();
  const mark = marked?.(day);
  const told = dayInWords(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <DatePicker.TableCell value={at}>
      <DatePicker.TableCellTrigger
        aria-label={mark ? `${told}, ${mark.told}` : told}
        aria-current={day === today ? 'date' : undefined}
        data-now={day === today ? '' : undefined}
      >
        <span>{at.day}</span>
        <Tally count={mark?.count ?? 0} tone="c1" />
      </DatePicker.TableCellTrigger>
    </DatePicker.TableCell>
  );
}

function Days(props: DaysProps) {
  const { weeks, weekDays } = useDatePickerContext();
  return (
    <DatePicker.Table>
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {weekDays.map(({ short, long }) => (
            <DatePicker.TableHeader key={long} aria-label={long}>
              {short}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {weeks.map((week) => (
          <DatePicker.TableRow key={String(week[0])}>
            {week.map((at) => (
              <DayCell key={at.toString()} at={at} {...props} />
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}

export function Calendar({ label, value, first, last, isOpen, weekStart, onChange, ...days }: CalendarProps) {
  const words = useWords(partWords).calendar;
  const language = useLanguage();
  return (
    <ChakraArea>
      <DatePicker.Root
        recipe={recipe}
        inline
        fixedWeeks
        locale={dateLocale(language)}
        timeZone="UTC"
        startOfWeek={weekStart === 'sunday' ? 0 : 1}
        value={[parseDate(value)]}
        min={parseDate(first)}
        max={parseDate(last)}
        isDateUnavailable={(date) => isOpen?.(date.toString()) === false}
        translations={{ content: label, prevTrigger: () => words.previous, nextTrigger: () => words.next }}
        onValueChange={({ value: [chosen] }) => chosen && onChange(chosen.toString())}
      >
        <DatePicker.Content unstyled aria-label={label}>
          <DatePicker.View view="day">
            <DatePicker.ViewControl>
              <DatePicker.PrevTrigger unstyled className="icon-button">
                <BackIcon />
              </DatePicker.PrevTrigger>
              <DatePicker.RangeText aria-live="polite" />
              <DatePicker.NextTrigger unstyled className="icon-button">
                <ForwardIcon />
              </DatePicker.NextTrigger>
            </DatePicker.ViewControl>
            <Days {...days} />
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Root>
    </ChakraArea>
  );
}
