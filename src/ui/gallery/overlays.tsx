import { useState } from 'react';
import { Button } from '../button.tsx';
import { Confirm } from '../confirm.tsx';
import { SearchField } from '../fields/text-field.tsx';
import { PlusIcon } from '../icons.tsx';
import { Row, Rows } from '../row.tsx';
import { Sheet } from '../sheet.tsx';
import { toast } from '../toasts.ts';

const FOODS = ['Moi moi', 'Moi moi elewe', 'Moi moi and ògì', 'Ẹ̀kọ and moi moi'];

function FoodSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [search, setSearch] = useState('moi');
  const add = () => {
    const act = { label: 'Undo', onAct: () => toast({ title: 'Food removed' }) };
    toast({ title: 'Food added', description: search, act });
  };
  return (
    <Sheet
      open={open}
      title="Add to dinner"
      onClose={onClose}
      foot={
        <Button look="line" full icon={PlusIcon} onClick={add}>
          Add “{search}” as my own food
        </Button>
      }
    >
      <SearchField label="Find a food" value={search} onSearch={setSearch} data-focus-first />
      <Rows>
        {FOODS.map((name) => (
          <Row key={name} title={name} detail="1 wrap, 150 g" trailing="210" />
        ))}
      </Rows>
    </Sheet>
  );
}

export function OverlaysPart() {
  const [open, setOpen] = useState<'sheet' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <section>
      <h2>Above the page</h2>
      <div className="line-up">
        <Button onClick={() => setOpen('sheet')}>Open a sheet</Button>
        <Button onClick={() => setOpen('confirm')}>Ask before</Button>
        <Button
          onClick={() =>
            toast({
              title: 'Meal logged',
              description: 'Akara and ògì, 420 kcal',
              act: { label: 'Undo', onAct: close },
            })
          }
        >
          Say what was done
        </Button>
        <Button
          onClick={() =>
            toast({
              title: 'Password mismatch',
              description: 'Passwords do not match. Please try again.',
              destructive: true,
            })
          }
        >
          Say what failed
        </Button>
      </div>
      <FoodSheet open={open === 'sheet'} onClose={close} />
      <Confirm
        open={open === 'confirm'}
        title="Delete your account?"
        act="Delete account"
        keep="Keep it"
        danger
        onAct={close}
        onClose={close}
      >
        Your records are deleted on this device and on the server. Nobody can bring them back.
      </Confirm>
    </section>
  );
}
