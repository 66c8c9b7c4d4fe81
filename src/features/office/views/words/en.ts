export const words = {
  title: 'Saved views',
  keep: 'Save this view…',
  drop: (name: string) => `Forget “${name}”`,
  help: 'What is filtered now and its order, under a name. You alone see it, on each of your devices.',
  name: 'Name',
  missing: 'Give it a name.',
  act: 'Save',
  done: 'The view is saved',
  gone: 'The view is forgotten',
  refused: {
    taken: 'You have another view of this name. Forget that one first, or choose another name.',
    full: 'Thirty views of one desk are enough: forget one first.',
  },
};
