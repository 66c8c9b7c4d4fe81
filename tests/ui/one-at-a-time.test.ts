import { createElement } from 'react';
import { expect, it } from 'vitest';
import { page, shown, tell } from './page.ts';

const { useOneAtATime } = await import('#src/ui/use-one-at-a-time.ts');

it('what is about another is done beside it', async () => {
  const answers: unknown[] = [];
  function Press() {
    const oneAtATime = useOneAtATime();
    const press = (about: string): void =>
      void oneAtATime(() => Promise.resolve(about), about).then((answer) => answers.push(answer));
    return createElement('button', { type: 'button', onClick: () => ['a', 'b', 'a'].forEach(press) });
  }
  tell(shown(createElement(Press)).querySelector('button'), new page.MouseEvent('click', { bubbles: true }));
  await expect.poll(() => answers.length).toBe(3);
  expect(answers).toEqual(expect.arrayContaining(['a', 'b', null]));
});

it('what is pressed twice is done once, and again as soon as that is over, however it ends', async () => {
  const works: PromiseWithResolvers<void>[] = [];
  const ended: unknown[] = [];
  function Press() {
    const oneAtATime = useOneAtATime();
    const begin = (): Promise<string> => {
      const work = Promise.withResolvers<void>();
      works.push(work);
      return work.promise.then(() => 'done');
    };
    const press = (): void => void oneAtATime(begin).then(...[0, 1].map(() => (end: unknown) => void ended.push(end)));
    return createElement('button', { type: 'button', onClick: press });
  }
  const button = shown(createElement(Press)).querySelector('button');
  const press = (): void => tell(button, new page.MouseEvent('click', { bubbles: true }));
  press();
  press();
  await expect.poll(() => ended).toEqual([null]);
  works[0]?.reject('full');
  await expect.poll(() => ended).toEqual([null, 'full']);
  press();
  works[1]?.resolve();
  await expect.poll(() => ended).toEqual([null, 'full', 'done']);
  expect(works).toHaveLength(2);
});
