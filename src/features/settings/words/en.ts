export const words = {
  title: 'Settings',
  description: 'How the app looks and speaks, and how your account is protected.',
  preferences: 'App Preferences',
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'As the device' },
  language: 'Language',
  units: { label: 'Units', imperial: 'Imperial (lb, in)', metric: 'Metric (kg, cm)' },
  weekStart: { label: 'Week starts on', sunday: 'Sunday', monday: 'Monday' },
  timezone: 'Time Zone',
  timezoneHelp: 'It decides when a day begins for what you log.',
};
