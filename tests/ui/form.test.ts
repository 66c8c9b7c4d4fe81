import { createElement } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { page, shown, tell } from './page.ts';

const { fieldOf } = await import('#src/ui/fields/form.ts');

const WORDS = { title: 'E-mail', wrong: 'This is not an email address.', range: (most: string) => `Up to ${most}.` };

function Form({ problem }: { problem: string }) {
  const form = useForm({ defaultValues: { email: '' } });
  const { error, ...field } = fieldOf(form, 'email', WORDS);
  const fail = () => form.setError('email', { message: problem });
  return createElement('form', { onClick: fail }, createElement('input', field), error);
}

/** What the form says once a rule has named this problem. */
function saidOf(problem: string): string {
  const place = shown(createElement(Form, { problem }));
  expect(place.textContent).toBe('');
  tell(place.querySelector('form'), new page.MouseEvent('click', { bubbles: true }));
  return place.textContent;
}

it('says a problem in the words that are given for it', () => {
  expect(saidOf('wrong')).toBe('This is not an email address.');
});

it('says a problem as it is where no word is given for it, or one that needs more', () => {
  expect(saidOf('Too late')).toBe('Too late');
  expect(saidOf('range')).toBe('range');
});
