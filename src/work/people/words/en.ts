export const words = {
  kinds: {
    nutritionist: 'Nutritionist',
    trainer: 'Gym Trainer',
    lab_technician: 'Laboratory Technician',
    doctor: 'Medical Doctor',
    aesthetic_surgeon: 'Aesthetic Surgeon',
  },
  reported: {
    spam: 'Advertising or spam',
    abuse: 'Insult, threat or hate',
    'self-harm': 'I am worried about this person',
    'body-shaming': 'Shames bodies',
    'unsafe-advice': 'Unsafe diet, drug or cure',
    'fake-provider': 'Pretends to be a professional',
    privacy: 'Shows private matters of somebody',
    other: 'Something else',
  },
};
