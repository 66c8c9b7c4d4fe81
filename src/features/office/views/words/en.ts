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
};
