export const words = {
  open: 'Summary as FHIR, not locked',
  openHelp: 'For a hospital’s system. Whoever has the file can read it.',
  title: 'Share my health',
  help: 'A summary of what this device knows, by the international standard. It is made here and sent nowhere.',
  pin: 'PIN',
  pinHelp:
    'Tell it in person, and never send it with the file. It can be guessed at wherever the file is, so it is long.',
  pinShort: 'Twelve signs or more.',
  lockedFile: 'Locked file',
  lockedFileHelp: 'A page that any browser opens with the PIN, without a network.',
  codes: 'Codes to scan',
  codesHelp:
    'The newest values alone, in a few codes. Scanning needs no app, but a network for the page that opens them.',
  tooLong: 'It is too long for codes. Use the locked file.',
  code: (place: string, count: string) => `Code ${place} of ${count}`,
  next: 'Next code',
  first: 'First code again',
  scanHelp: 'Scan each with the camera of one phone, then type the PIN there.',
  failed: 'It could not be made',
};
