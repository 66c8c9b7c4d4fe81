import * as z from 'zod/mini';
import { page, shown, tell } from '../ui/page.ts';
import { spoken } from './spoken.tsx';
import { unopened } from './unopened.tsx';

const { useRemote } = await import('#src/work/remote/use-remote.ts');
const { Remotely } = await import('#src/work/remote/remotely.tsx');

export type Answer = { data: unknown; error: unknown };

/** A part of a screen that asks, and a server that answers when it is told to. */
export function aQuestion() {
  const asked: ((answer: Answer | Error) => void)[] = [];
  const ask = (): Promise<Answer> =>
    new Promise((resolve, reject) => {
      asked.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  function Part() {
    const remote = useRemote({ key: ['n'], ask, shape: z.array(z.number()) });
    return (
      <Remotely remote={remote} failed="No numbers">
        {(numbers) => numbers.join('+')}
      </Remotely>
    );
  }
  const place = shown(unopened(spoken('en', <Part />)));
  return {
    says: () => place.textContent,
    asked: () => asked.length,
    answer: (answer: Answer | Error) => asked.at(-1)?.(answer),
    press: () => tell(place.querySelector('button'), new page.MouseEvent('click', { bubbles: true })),
  };
}
