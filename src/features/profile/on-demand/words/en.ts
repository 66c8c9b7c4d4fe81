export const words = {
  title: 'Documents',
  add: 'Put up a scan',
  help: 'Of your licence or certificate: a photo or a PDF, up to 10 MB. Our office alone can open it, and each time is written down. It is sent as soon as there is a connection.',
  sent: 'Sent documents',
  refused: {
    kind: 'Only photos and PDF files can be put up.',
    size: 'That file is larger than 10 MB.',
    unreadable: 'That file could not be read.',
  },
  kept: 'The scan is kept',
  keptHelp: 'It is sent as soon as there is a connection.',
  notKept: 'The scan was not kept',
  notTaken: 'Not accepted so far',
  notTakenHelp:
    'We keep up to 40 files, 100 MB in all. It is tried again by itself; remove one you no longer need, or write to our support.',
  remove: 'Remove',
  notRemoved: 'It was not removed',
  stays: 'Our office has looked at it. To have it removed, ask about your data in the settings.',
  offline: 'This needs a connection',
  failed: 'Your documents could not be read',
  kind: (type: string): string => (type === 'application/pdf' ? 'PDF file' : 'Photo of it'),
  added: (day: string) => `added ${day}`,
};
