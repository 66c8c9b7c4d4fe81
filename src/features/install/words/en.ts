export const words = {
  title: 'Keep it on your home screen',
  detail: 'It opens at once, with or without a signal, and takes hardly any room.',
  install: 'Install',
  how: 'Show me how',
  later: 'Not now',
  steps: {
    title: 'Add to Home Screen',
    each: [
      'Tap Share: the square with an arrow that points up.',
      'Scroll down and choose Add to Home Screen.',
      'Tap Add.',
      'Open it from there and sign in once. What was sent from here is waiting for you.',
    ],
    done: 'Done',
  },
};
