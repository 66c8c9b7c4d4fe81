import { expect, it } from 'vitest';
import { completed, meantBy, mentionedIn } from '#src/features/community/mentions.ts';
import { threaded } from '#src/features/community/threads.ts';

const AMINA = { id: 'a', name: 'Amina Bello' };
const TAYO = { id: 't', name: 'Táyọ̀ O’Neill' };
const PEOPLE = [TAYO, AMINA, { id: 'b', name: 'Bello Ade' }];

it.each([
  ['Hello @am', ['Amina Bello']],
  ['@bel', ['Amina Bello', 'Bello Ade']],
  ['Well done (@tayo', ['Táyọ̀ O’Neill']],
  ['@Amina Bel', ['Amina Bello']],
  ['@mina', []],
  ['@', []],
  ['write to amina@bel', []],
  ['@Amina Bello said', []],
  ['@am\nand', []],
])('%j means %j', (typed, names) => expect(meantBy(typed, PEOPLE).map(({ name }) => name)).toEqual(names));

it('puts the whole name in place of its beginning', () => {
  expect(completed('With @Bayo and @am', 'Amina Bello')).toBe('With @Bayo and @Amina Bello ');
});

it('mentions those who were chosen and still stand in the text, five at most and each once', () => {
  expect(mentionedIn('Thanks @Amina Bello!', [AMINA, AMINA, TAYO])).toEqual(['a']);
  expect(mentionedIn('Thanks Amina Bello', [AMINA])).toBeNull();
  const many = Array.from({ length: 7 }, (_, n) => ({ id: String(n), name: `N${n}` }));
  expect(mentionedIn(many.map(({ name }) => `@${name}`).join(' '), many)).toEqual(['0', '1', '2', '3', '4']);
});

it('mentions nobody whose name is only the beginning of what is written', () => {
  const [ann, anna, bello] = [
    { id: '1', name: 'Ann' },
    { id: '2', name: 'Anna Bello' },
    { id: '3', name: 'Ann Bello' },
  ] as const;
  expect(mentionedIn('Hello @Anna Bello', [ann])).toBeNull();
  expect(mentionedIn('Hello @Anna Bello', [ann, anna])).toEqual(['2']);
  expect(mentionedIn('Hello @Ann Bello', [ann, bello])).toEqual(['3']);
  expect(mentionedIn('@Ann and @Ann Bello.', [ann, bello])).toEqual(['1', '3']);
  expect(mentionedIn('@Ann (A.)', [{ id: '4', name: 'Ann (A.)' }])).toEqual(['4']);
  const other = { id: '5', name: 'Ann' };
  expect(mentionedIn('@Ann', [ann, other])).toEqual(['5']);
  expect(mentionedIn('@Ann and @Ann', [ann, other])).toEqual(['1', '5']);
});

it('tells answers under what they answer, and one to what is not shown by itself', () => {
  const [first, second, answer, lost] = [
    { id: '1', reply_to: null },
    { id: '2', reply_to: null },
    { id: '3', reply_to: '1' },
    { id: '4', reply_to: 'gone' },
  ] as const;
  expect(threaded([first, second, answer, lost])).toEqual([
    { comment: first, answers: [answer] },
    { comment: second, answers: [] },
    { comment: lost, answers: [] },
  ]);
});
