export const words = {
  read: 'Read it from a device',
  strap: 'Heart rate from a strap',
  letGo: 'Stop the strap',
  waiting: 'Take the measurement now. The device tells it by Bluetooth.',
  asking: 'Asking the meter for the last measurement it has stored.',
  stop: 'Stop',
  taken: 'Read from the device. Check it, then save.',
  storedHelp: 'It is the last one that the meter has stored. Check the day and the time, too.',
  noneStored: 'The meter has no measurement of blood stored. What you typed is still here.',
  failed: 'Nothing was read',
  failedHelp: 'What you typed is still here. Switch the device on and hold it near, or type the figures.',
  coming: 'What reads devices could not be loaded. The first time this needs a connection.',
};
