export const words = {
  reader: {
    title: 'Patient summary',
    help: 'Ask the person it is about for the PIN. It opens on this device; nothing is sent anywhere.',
    pin: 'PIN',
    open: 'Open',
    opening: 'Opening…',
    wrong: 'That PIN does not open it.',
    old: 'This browser cannot open it. Try another one, such as Chrome or Firefox.',
    save: 'Save as FHIR',
  },
  gathering: (known: string, count: string) => `Code ${known} of ${count} is read`,
  gatheringHelp: 'Scan the others with the camera, on this device. It opens once all are there.',
  none: 'Nothing to open here',
  noneHelp: 'Scan the codes that somebody shows you, or open the file that you were given.',
  forget: 'Close and forget',
};
