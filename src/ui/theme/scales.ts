/** Where the colours come from. Components and screens use the names of `colours.ts` alone. */

/** Harmattan dust. */
export const haze = {
  0: '#FFFFFF',
  50: '#F8F8F5',
  100: '#F0F0EC',
  200: '#E2E2DC',
  300: '#D0D0C8',
  400: '#A6A59C',
  500: '#7C7970',
  600: '#5E5A52',
};

/** The dye vat. */
export const indigo = {
  50: '#EDF4FD',
  100: '#D9E8F9',
  200: '#BAD4F3',
  300: '#8FB5E9',
  400: '#6392D6',
  500: '#406AB3',
  600: '#2E4E90',
  700: '#22386F',
  800: '#18274F',
  900: '#0F1A36',
  950: '#080F23',
};

/** Road earth. */
export const laterite = {
  50: '#FEF2EB',
  100: '#FFDFCF',
  200: '#FDC4AA',
  300: '#F99F77',
  400: '#F07C4D',
  500: '#DB5829',
  600: '#B83F19',
  700: '#933115',
  800: '#6F2612',
  900: '#491B0D',
};

/** Leaf. */
export const palm = {
  50: '#ECF8EE',
  100: '#D2EFD7',
  200: '#AEE2B7',
  300: '#7FCE93',
  400: '#56B474',
  500: '#329157',
  600: '#1D6D40',
  700: '#135332',
  800: '#0E3E27',
  900: '#092A1B',
};

/** The sun behind the harmattan. */
export const sun = {
  50: '#FEF7E1',
  100: '#FFECB8',
  200: '#FFDC85',
  300: '#FDC649',
  400: '#F4AF2D',
  500: '#D78C1A',
  600: '#A36415',
  700: '#7B4914',
  800: '#5E3611',
  900: '#3F240B',
};

/** Hibiscus. */
export const zobo = {
  50: '#FDF0F2',
  100: '#FEDCE3',
  200: '#FDBDCA',
  300: '#F391A7',
  400: '#E46180',
  500: '#CA3056',
  600: '#A2193F',
  700: '#7F1232',
  800: '#5E1026',
  900: '#3F0C19',
};
