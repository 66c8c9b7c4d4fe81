import { defineSlotRecipe, PinInput } from '@chakra-ui/react';
import { useImperativeHandle, useRef } from 'react';
import { ChakraArea } from '../../chakra/area.tsx';
import { About, Label, useFieldNames } from '../../fields/frame.tsx';
import { useWords } from '../../language.tsx';
import { CODE_LENGTH } from '../code-field.tsx';
import type { CodeFieldProps } from '../code-field.tsx';
import { partWords } from '../words.ts';

const recipe = defineSlotRecipe({
  className: 'code-field',
  slots: ['root', 'label', 'control', 'input'],
  base: {
    root: { display: 'grid', gap: '1', minWidth: '0' },
    label: { fontSize: 'sm', fontWeight: 'semibold' },
    control: {
      display: 'flex',
      gap: '1',
      maxWidth: '24rem',
      // Six of them as wide as a finger, where a screen has hardly room for them.
      '@media (width < 22.5rem)': { gap: '0', marginInline: '-2' },
    },
    input: {
      flex: '1',
      width: 'full',
      minWidth: '0',
      height: '12',
      padding: '0',
      border: '1.5px solid {colors.line-strong}',
      borderRadius: 'sm',
      background: 'surface',
      color: 'ink',
      fontFamily: 'display',
      fontSize: 'xl',
      fontVariantNumeric: 'tabular-nums lining-nums',
      textAlign: 'center',
      _focus: { outline: '3px solid {colors.focus}', outlineOffset: '1px' },
      '&[data-invalid]': { borderColor: 'bad' },
    },
  },
});

const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place);

const digitsOf = (code: string): string[] => PLACES.map((place) => code[place]?.trim() ?? '');

/** A place that was left out stays one while others are typed; behind the last digit there is none. */
const codeOf = (digits: readonly string[]): string =>
  PLACES.map((place) => digits[place] || ' ')
    .join('')
    .trimEnd();

export function CodeField({ label, help, error, required, name, value, onChange, onBlur, focusRef }: CodeFieldProps) {
  const words = useWords(partWords);
  const names = useFieldNames({ help, error, required });
  const first = useRef<HTMLInputElement>(null);
  useImperativeHandle(focusRef, () => ({ focus: () => first.current?.focus() }), []);
  return (
    <ChakraArea>
      <PinInput.Root
        recipe={recipe}
        otp
        count={CODE_LENGTH}
        placeholder=""
        name={name}
        required={required ?? false}
        invalid={error !== undefined}
        selectOnFocus
        sanitizeValue={(pasted) => pasted.replaceAll(/\s/g, '')}
        value={digitsOf(value)}
        translations={{ inputLabel: (place, of) => words.digit(label, String(place + 1), String(of)) }}
        onValueChange={(told) => onChange(codeOf(told.value))}
        onBlur={onBlur}
      >
        <PinInput.Label>
          <Label label={label} required={required} />
        </PinInput.Label>
        <PinInput.Control asChild>
          <fieldset aria-label={label}>
            {PLACES.map((place) => (
              <PinInput.Input
                key={place}
                index={place}
                ref={place === 0 ? first : undefined}
                inputMode="numeric"
                aria-describedby={names['aria-describedby']}
                aria-required={names['aria-required']}
              />
            ))}
          </fieldset>
        </PinInput.Control>
        <About id={names.id} help={help} error={error} />
      </PinInput.Root>
    </ChakraArea>
  );
}
