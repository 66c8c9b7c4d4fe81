/** Facts that are of the user and not of the device begin so, and go into an export. */
export const OWN = 'own:';
