export const words = {
  undo: 'Undo',
  /** What happened, what was kept, what to do. */
  gone: {
    record: 'It is no longer there, perhaps because it was removed on another device. Nothing was changed.',
    typed: 'It is no longer there, perhaps because it was removed on another device. What you typed is still here.',
    appointment:
      'This appointment is no longer there, perhaps because it was removed on another device. Nothing was changed.',
    workout: 'This workout is no longer there, perhaps because it was removed on another device. Nothing was changed.',
    account: 'This device does not have your account’s data yet. Nothing was changed. Try again when it has synced.',
  },
  picture: {
    share: 'Share as a picture',
    failed: 'The picture was not made.',
    failedHelp: 'What it shows is still here. The first picture needs a connection once.',
  },
  /** By the system's share sheet. */
  notShared: {
    title: 'Nothing arrived from the other app.',
    description: 'What it shared is still there. Share it again, or choose the file here.',
  },
  /** Of what only the server has. */
  remote: {
    loading: 'Asking the server…',
    offline: 'This needs a connection, and comes by itself once there is one.',
    gone: 'This part could not be loaded. If the app offers a new version, take it.',
    stale: (time: string) => `As of ${time}. It could not be brought up to date.`,
  },
  /** Where the weight leads, for whom its figures are hidden. */
  body: {
    up: 'Your trend leads up.',
    down: 'Your trend leads down.',
    steady: 'Your trend is steady.',
    unknown: 'It takes two weeks of weighings to say where your trend leads.',
  },
};
