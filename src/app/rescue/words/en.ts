export const words = {
  title: 'The app has not opened yet',
  detail:
    'What you logged is safe on this device. If this network wants you to sign in first, open any page in your browser and do so.',
  act: 'Mend it and open',
};
