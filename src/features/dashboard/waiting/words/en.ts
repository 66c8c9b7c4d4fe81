export const words = {
  title: 'Waiting for you',
  checkin: 'How are you?',
  consent: 'A consent to read and decide',
};
