/** Groups of blood and genotypes of haemoglobin: every language writes them so. */
export const CODES = {
  'O+': 'O+',
  'O-': 'O-',
  'A+': 'A+',
  'A-': 'A-',
  'B+': 'B+',
  'B-': 'B-',
  'AB+': 'AB+',
  'AB-': 'AB-',
  AA: 'AA',
  AS: 'AS',
  AC: 'AC',
  SS: 'SS',
  SC: 'SC',
  CC: 'CC',
} as const;
