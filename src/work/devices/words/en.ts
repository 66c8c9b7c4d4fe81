export const words = {
  read: 'Read it from a device',
  strap: 'Heart rate from a strap',
  letGo: 'Stop the strap',
  waiting: 'Take the measurement now. The device tells it by Bluetooth.',
  stop: 'Stop',
  taken: 'Read from the device. Check it, then save.',
  failed: 'Nothing was read',
  failedHelp: 'What you typed is still here. Switch the device on and hold it near, or type the figures.',
  coming: 'What reads devices could not be loaded. The first time this needs a connection.',
};
