import { countingIn } from '#src/lib/words.ts';

const counted = countingIn('en');

export const words = {
  begin: 'Begin with',
  beginEmpty: 'An empty program',
  dayTitle: (day: string, count: number) =>
    `Day ${day}: ${counted(count, { one: 'one exercise', other: `${count} exercises` })}`,
  addDay: 'Add a day',
  copyDay: 'Add the last day again',
  removeDay: 'Remove this day',
  divide: 'Divide into blocks',
  addBlock: 'Add the last block again',
  blocksHelp:
    'The blocks come one after another. Each has days and targets of its own, and the next begins when its sessions are done.',
  find: 'Find an exercise to add',
  found: 'Exercises found',
  notFound: 'No exercise is called that',
  more: 'Range, tempo, progression',
  moreOf: (name: string) => `Range, tempo, progression: ${name}`,
  joined: 'Alternates with the exercise above',
  free: 'Not said',
  ruleHelp: {
    none: 'Whoever trains chooses it.',
    double: 'Once all sets reach the top of the range, a step is added and it begins at the bottom again.',
    linear: 'Once all sets reach their repetitions, a step is added.',
  },
  never: 'Never',
  misses: (count: number) => `After ${count} misses in a row`,
  tempoHelp: 'Seconds down, held, up, held; X is as fast as possible.',
  tempoFault: 'Four places, as in 3-1-1-0.',
  noInstead: 'Nothing else',
  startsHelp: 'Without a day it begins when it is started.',
  up: (name: string) => `Move up: ${name}`,
  down: (name: string) => `Move down: ${name}`,
  removeStep: (name: string) => `Remove: ${name}`,
  removeBlock: 'Remove the block',
  removeBlockHelp: 'Its days and their exercises go with it.',
  incomplete: 'It needs a name, an exercise on each day, and tempos like 3-1-1-0.',
  weeks: 'The program, week by week',
  kept: (done: string, of: string) => `${done} of ${of}`,
  unheld: 'Not here',
};
