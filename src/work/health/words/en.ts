export const words = {
  title: 'Do not wait with this',
  told: 'If somebody cares for you here, they are told once it is saved and there is a connection.',
  card: 'Open your emergency card',
  call: (number: string) => `Call ${number}`,
  words: 'What you wrote may be an emergency. It is kept; get help first.',
  of: {
    pressure: 'Sit down, rest for five minutes and measure once more. If it stays this high, see a doctor today.',
    heart_rate: 'Rest for five minutes and measure once more. If it stays so, see a doctor today.',
    resting_heart_rate: 'Rest for five minutes and measure once more. If it stays so, see a doctor today.',
    blood_glucose:
      'If it is low, take sugar or a sweet drink now and measure again in fifteen minutes. If it is high, drink water and see a doctor today.',
    oxygen_saturation: 'Sit upright, warm your fingers and measure once more. If it stays this low, get help now.',
    temperature: 'See a doctor today. A fever has to be tested for malaria before it is treated.',
    respiratory_rate: 'Sit upright and count once more for a full minute. If it stays so, get help now.',
  },
  signs:
    'Call at once with chest pain, shortness of breath, weakness of one side, trouble with speaking or seeing, or confusion.',
};
