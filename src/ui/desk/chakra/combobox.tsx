import { Combobox as Chakra, createListCollection, defineSlotRecipe } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { ChakraArea } from '../../chakra/area.tsx';
import { ABOVE, Layer } from '../../chakra/layer.tsx';
import { DownIcon, SearchIcon } from '../../icons.tsx';
import { useWords } from '../../language.tsx';
import { partWords } from '../../parts/words.ts';
import type { ComboboxProps, Found } from '../combobox.tsx';

const recipe = defineSlotRecipe({
  className: 'combobox',
  slots: ['root', 'control', 'input', 'content', 'item', 'itemText', 'empty'],
  base: {
    root: { width: 'full' },
    content: {
      zIndex: 'menu',
      maxHeight: 'min(22rem, var(--available-height))',
      padding: '1',
      overflowY: 'auto',
      borderRadius: 'md',
      background: 'surface',
      boxShadow: 'e3',
      outline: '1px solid {colors.line}',
    },
    item: {
      display: 'grid',
      alignContent: 'center',
      minHeight: 'tap',
      padding: '{spacing.1} {spacing.3}',
      borderRadius: 'sm',
      cursor: 'pointer',
      '&[data-highlighted]': { background: 'info-soft', color: 'info' },
      '& small': { color: 'ink-2', fontSize: 'sm' },
      '&[data-highlighted] small': { color: 'info' },
    },
    empty: { padding: '3', color: 'ink-2' },
  },
});

/** More than anybody reads through before typing another letter. */
const MOST = 50;

export function Combobox({ label, placeholder, find, none, onChoose }: ComboboxProps) {
  const words = useWords(partWords);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const items = find(text.trim()).slice(0, MOST);
  const ids = items.map(({ id }) => id).join();
  const collection = useMemo(
    () => createListCollection<Found>({ items, itemToValue: ({ id }) => id, itemToString: ({ name }) => name }),
    // oxlint-disable-next-line react/exhaustive-deps -- the same ones in the same order are the same list
    [ids],
  );
  return (
    <ChakraArea>
      <Chakra.Root
        recipe={recipe}
        collection={collection}
        value={[]}
        inputValue={text}
        selectionBehavior="clear"
        inputBehavior="autohighlight"
        openOnClick
        positioning={ABOVE}
        translations={{ triggerLabel: words.showAll }}
        onOpenChange={({ open }) => setOpen(open)}
        onInputValueChange={({ inputValue }) => setText(inputValue)}
        onValueChange={({ value: [id] }) => {
          if (id === undefined) return;
          setText('');
          onChoose(id);
        }}
      >
        <Chakra.Label unstyled className="visually-hidden">
          {label}
        </Chakra.Label>
        <Chakra.Control unstyled className="input">
          <SearchIcon />
          <Chakra.Input
            unstyled
            placeholder={placeholder}
            autoComplete="off"
            onKeyDownCapture={(event) => {
              // With nothing to close or to clear here it is for the sheet that this is in.
              if (event.key === 'Escape' && !isOpen && text === '') event.stopPropagation();
            }}
          />
          <Chakra.Trigger unstyled className="icon-button">
            <DownIcon />
          </Chakra.Trigger>
        </Chakra.Control>
        <Layer>
          <Chakra.Positioner>
            <Chakra.Content>
              <Chakra.Empty>{none(text)}</Chakra.Empty>
              {items.map((item) => (
                <Chakra.Item key={item.id} item={item}>
                  <Chakra.ItemText>{item.name}</Chakra.ItemText>
                  {item.detail && <small>{item.detail}</small>}
                </Chakra.Item>
              ))}
            </Chakra.Content>
          </Chakra.Positioner>
        </Layer>
      </Chakra.Root>
    </ChakraArea>
  );
}
