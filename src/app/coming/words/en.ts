export const words = {
  title: 'Your records are coming',
  once: 'A device fetches them once.',
  received: (n: string) => `${n} are here, and the rest follows.`,
  start: 'Start now',
  notHere: 'Your records are not on this device yet',
  why: {
    offline:
      'A new device needs a connection once, to fetch them. Connect it and they come by themselves; after that everything works without one.',
    portal:
      'This network wants you to sign in first. Open any page in your browser and sign in to the Wi-Fi, and they come.',
    'cannot-reach': 'You are online, but our server does not answer. We keep trying, and they come as soon as it does.',
    'sign-in': 'Your session ended before they came. Sign in again and they come.',
    'update-needed': 'This version is too old for our server. Reload to get the new one, and they come.',
    storage: 'This device is full. Make room and try again.',
  },
  signIn: 'Sign in',
};
