import { useRef, useState } from 'react';
import { dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { AreaField, TextField } from '#src/ui/fields/text-field.tsx';
import { BinIcon, PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { hadConsentOn } from '#src/work/surgery/case.ts';
import type { CaseFile } from '#src/work/surgery/case.ts';
import { surgeryWords } from '#src/work/surgery/words.ts';
import { isDayDone, isExpiry, isHalf, useOperation } from './use-operation.ts';
import type { Line } from './use-operation.ts';
import { theatreWords } from './words.ts';

const LONGEST = { name: 120, batch: 60, lot: 60, amount: 60 };

interface ProductLineProps {
  product: Line;
  place: number;
  error: string | undefined;
  expiryError: string | undefined;
  onType: (change: Partial<Line>) => void;
  onRemove: () => void;
}

function ProductLine({ product, place, error, expiryError, onType, onRemove }: ProductLineProps) {
  const { operation: words } = useWords(theatreWords);
  const title = words.product(place.toLocaleString(useLanguage()));
  const field = (name: keyof typeof LONGEST) => ({
    label: words[name],
    maxLength: LONGEST[name],
    value: product[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  });
  return (
    <fieldset className="case-form">
      <legend>{title}</legend>
      <div className="pair">
        <TextField {...field('name')} error={error} />
        <TextField {...field('batch')} />
        <TextField {...field('lot')} />
        <TextField
          type="date"
          label={words.expires}
          value={product.expires_on}
          error={expiryError}
          onChange={({ target }) => onType({ expires_on: target.value })}
        />
        <TextField {...field('amount')} />
      </div>
      <Button look="quiet" icon={BinIcon} onClick={onRemove}>
        {words.remove(product.name.trim() || title)}
      </Button>
    </fieldset>
  );
}

/** The places of the days that are half typed: to React they are empty, so that an expiry would be lost without a word. */
const halvesIn = (form: HTMLElement | null): number[] =>
  [...(form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [])].flatMap(({ validity }, at) =>
    validity.badInput ? [at] : [],
  );

export function OperationForm({ file, here: { today, zone } }: { file: CaseFile; here: Here }) {
  const { operation: words } = useWords(theatreWords);
  const said = useWords(surgeryWords);
  const language = useLanguage();
  const form = useOperation(file.surgery, today);
  const fields = useRef<HTMLDivElement>(null);
  const [halves, setHalves] = useState<readonly number[]>([]);
  const [wasTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useUnfinished(form.isTyped);
  function ask(): void {
    setTried(true);
    const found = halvesIn(fields.current);
    setHalves(found);
    if (form.isReady && found.length === 0) setAsked(true);
  }
  function sign(): void {
    setAsked(false);
    void form.sign();
  }
  const isWrongExpiry = (written: string, at: number): boolean =>
    wasTried && (!isExpiry(written) || (written === '' && halves.includes(at + 1)));
  return (
    <div className="case-form" ref={fields}>
      <TextField
        type="date"
        label={words.day}
        max={today}
        value={form.day}
        error={wasTried && !isDayDone(form.day, today) ? words.dayWrong : undefined}
        onChange={({ target }) => form.type({ done_on: target.value })}
      />
      <AreaField
        label={said.technique}
        rows={3}
        maxLength={4000}
        value={form.technique}
        onChange={({ target }) => form.type({ technique: target.value })}
      />
      <AreaField
        label={said.findings}
        rows={4}
        maxLength={8000}
        value={form.findings}
        error={wasTried && form.findings.trim() === '' ? words.findingsMissing : undefined}
        onChange={({ target }) => form.type({ findings: target.value })}
      />
      {form.products.map((product, at) => (
        <ProductLine
          // oxlint-disable-next-line react/no-array-index-key -- a line has nothing but its place
          key={at}
          product={product}
          place={at + 1}
          error={wasTried && isHalf(product) ? words.productMissing : undefined}
          expiryError={isWrongExpiry(product.expires_on, at) ? words.expiryWrong : undefined}
          onType={(change) => form.typeProduct(at, change)}
          onRemove={() => form.removeProduct(at)}
        />
      ))}
      {form.addProduct && (
        <Button look="line" icon={PlusIcon} onClick={form.addProduct}>
          {words.add}
        </Button>
      )}
      <Button look="act" large full onClick={ask}>
        {words.sign}
      </Button>
      <Confirm
        open={isAsked}
        title={isAsked && words.signAsk(dayInWords(form.day, language))}
        act={words.sign}
        onAct={sign}
        onClose={() => setAsked(false)}
      >
        {!hadConsentOn(file, form.day, zone) && <p>{said.unsigned}</p>}
        {words.signHelp}
      </Confirm>
    </div>
  );
}
