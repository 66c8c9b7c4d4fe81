import { Box, defineSlotRecipe, Slider } from '@chakra-ui/react';
import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { ChakraArea } from '../../chakra/area.tsx';
import type { ScoreFieldProps } from '../score-field.tsx';

const MARKS = 'repeating-linear-gradient(104deg, var(--mark) 0 7px, transparent 7px 10px)';

const recipe = defineSlotRecipe({
  className: 'score-field',
  slots: ['root', 'label', 'control', 'track', 'range', 'thumb'],
  base: {
    root: { display: 'grid', gap: '1', width: 'full' },
    label: { fontSize: 'sm', fontWeight: 'semibold' },
    control: { display: 'flex', alignItems: 'center', minHeight: 'tap', marginInline: '3' },
    track: { '--mark': '{colors.track}', flex: '1', height: '10px', background: MARKS },
    range: { '--mark': '{colors.c1}', height: 'full', background: MARKS },
    thumb: {
      display: 'grid',
      placeContent: 'center',
      width: 'tap',
      height: 'tap',
      borderRadius: 'sm',
      outline: 'none',
      cursor: 'grab',
      _before: {
        content: '""',
        width: '5',
        height: '8',
        border: '2px solid {colors.c1}',
        borderRadius: 'sm',
        background: 'surface',
        boxShadow: 'e2',
      },
      '&:focus-visible::before': { outline: '3px solid {colors.focus}', outlineOffset: '1px' },
      '&[data-dragging]': { cursor: 'grabbing' },
    },
  },
});

/** A finger on the track may be about to scroll: it scores once it has tapped. The thumb is dragged at once. */
function useTaps({ max, step, onChange }: Pick<ScoreFieldProps, 'max' | 'step' | 'onChange'>) {
  const track = useRef<HTMLDivElement>(null);
  const isScrolling = useRef(false);
  return {
    track,
    onPointerDownCapture(event: PointerEvent) {
      const isThumb = (event.target as Element).closest('[role=slider]') !== null;
      isScrolling.current = event.pointerType === 'touch' && !isThumb;
      if (isScrolling.current) event.stopPropagation();
    },
    onClick({ clientX }: MouseEvent) {
      const place = track.current?.getBoundingClientRect();
      if (!isScrolling.current || !place) return;
      const share = Math.min(1, Math.max(0, (clientX - place.left) / place.width));
      onChange(Math.round((share * max) / step) * step);
    },
  };
}

export function ScoreField({ label, value, max, step, told, children, onChange }: ScoreFieldProps) {
  const { track, ...taps } = useTaps({ max, step, onChange });
  return (
    <ChakraArea>
      <Slider.Root
        recipe={recipe}
        value={[value]}
        max={max}
        step={step}
        thumbAlignment="center"
        getAriaValueText={() => told}
        onValueChange={({ value: [next] }) => next !== undefined && onChange(next)}
      >
        <Box display="flex" justifyContent="space-between" gap="2">
          <Slider.Label>{label}</Slider.Label>
          {children}
        </Box>
        <Slider.Control {...taps} style={{ touchAction: 'pan-y' }}>
          <Slider.Track ref={track}>
            <Slider.Range />
          </Slider.Track>
          <Slider.Thumb index={0}>
            <Slider.HiddenInput />
          </Slider.Thumb>
        </Slider.Control>
      </Slider.Root>
    </ChakraArea>
  );
}
