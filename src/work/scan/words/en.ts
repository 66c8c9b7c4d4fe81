export const words = {
  open: 'Scan',
  title: {
    label: 'Point the camera at the label',
    packet: 'Point the camera at the bars of the packet',
  },
  blind: {
    label: 'The camera cannot be used. Type the label instead.',
    packet: 'The camera cannot be used. Type the number under the bars instead.',
  },
  coming: 'Getting ready to read. The first time this needs a connection.',
  light: 'Light',
};
