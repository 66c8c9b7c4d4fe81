export const words = {
  leave: {
    signOut: 'Sign Out',
    onlyHere: 'Signed out on this device',
    onlyHereHelp: {
      offline: 'There was no connection, so your other devices stay signed in.',
      busy: 'The server could not do it now, so your other devices stay signed in.',
      ended: 'The server had already ended this session, so your other devices may still be signed in.',
    },
  },
  deleted: {
    title: 'Your account is deleted',
    help: 'Nothing of it is left on this device.',
    close: 'You can close this page.',
  },
};
