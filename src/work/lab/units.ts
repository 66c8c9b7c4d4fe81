// One analyte in the units that laboratories use. Factors follow from molar masses; sources are named with each.

interface Unit {
  unit: string;
  /** From the first unit: times this, and then this added. */
  times: number;
  plus?: number;
  decimals: number;
}

const first = (unit: string, decimals: number): Unit => ({ unit, times: 1, decimals });
const next = (unit: string, times: number, decimals: number, plus = 0): Unit => ({ unit, times, decimals, plus });

/** Glucose is 180.156 g/mol: 18.016 mg/dL a mmol/L (IUPAC). */
const GLUCOSE = [first('mg/dL', 0), next('mmol/L', 1 / 18.016, 1)];
/** Cholesterol is 386.65 g/mol (IUPAC). */
const CHOLESTEROL = [first('mg/dL', 0), next('mmol/L', 1 / 38.67, 2)];
const HEMOGLOBIN = [first('g/dL', 1), next('g/L', 10, 0)];

/** By the laboratory's code of an analyte. */
const UNITS: Readonly<Record<string, readonly Unit[]>> = {
  GLU: GLUCOSE,
  LIPID: CHOLESTEROL,
  CHOL: CHOLESTEROL,
  HDL: CHOLESTEROL,
  LDL: CHOLESTEROL,
  NHDL: CHOLESTEROL,
  // As triolein, 885.7 g/mol, which is what laboratories agreed upon.
  TG: [first('mg/dL', 0), next('mmol/L', 1 / 88.57, 2)],
  // Creatinine is 113.12 g/mol.
  CREAT: [first('mg/dL', 2), next('µmol/L', 88.42, 0)],
  // Urea nitrogen is 28.01 g/mol of urea.
  BUN: [first('mg/dL', 0), next('mmol/L', 0.357, 1)],
  // Uric acid is 168.11 g/mol.
  URIC: [first('mg/dL', 1), next('µmol/L', 59.48, 0)],
  // Calcium is 40.08 g/mol.
  CA: [first('mg/dL', 1), next('mmol/L', 1 / 4.008, 2)],
  // Bilirubin is 584.66 g/mol.
  TBIL: [first('mg/dL', 1), next('µmol/L', 17.1, 0)],
  // NGSP to IFCC: (% - 2.15) times 10.929.
  HBA1C: [first('%', 1), next('mmol/mol', 10.929, 0, -2.15 * 10.929)],
  CBC: HEMOGLOBIN,
  HGB: HEMOGLOBIN,
  // Calcidiol is 400.64 g/mol.
  VITD: [first('ng/mL', 0), next('nmol/L', 2.496, 0)],
  FERR: [first('ng/mL', 0), next('µg/L', 1, 0)],
};

/** One where there is nothing to choose. */
export const unitsOf = (code: string): readonly string[] => (UNITS[code] ?? []).map(({ unit }) => unit);

const unitNamed = (code: string, name: string | null): Unit | undefined =>
  UNITS[code]?.find(({ unit }) => unit === name);

const changed = (value: number, given: Unit, wanted: Unit): number =>
  ((value - (given.plus ?? 0)) / given.times) * wanted.times + (wanted.plus ?? 0);

const FIGURES = /-?\d+(?:\.\d+)?/g;
const IN_FIGURES = /^\s*(?:[<>]=?)?\s*-?\d+(?:\.\d+)?(?:\s*[-–]\s*\d+(?:\.\d+)?)?\s*$/;

/**
 * A figure, a figure beyond a limit, or a range in another unit. As it is where it is said in words, or where one of the
 * units is not of this analyte: a wrong conversion is worse than none.
 */
export function inUnit(
  code: string,
  text: string,
  from: string | null,
  to: string,
): { text: string; unit: string | null } {
  const [given, wanted] = [unitNamed(code, from), unitNamed(code, to)];
  if (!given || !wanted || given === wanted || !IN_FIGURES.test(text)) return { text, unit: from };
  const change = (figure: string): string => changed(Number(figure), given, wanted).toFixed(wanted.decimals);
  // The line between the two ends of a range is no sign.
  const ends = text.replace(/(\d)\s*[-–]\s*(?=\d)/, '$1 – ');
  return { text: ends.replaceAll(FIGURES, change), unit: to };
}

// Three decimals after another figure than zero may be thousands.
const COMMA = /(?<![\d.,])(?:0,\d+|\d+,(?:\d{1,2}|\d{4,}))(?![\d.,])/g;

/** A figure or a range with points, as figures are read here. As it is where it is said in words, or may be thousands. */
export function withPoint(text: string): string {
  const figures = text.replaceAll(COMMA, (figure) => figure.replace(',', '.'));
  return IN_FIGURES.test(figures) ? figures : text;
}

interface Figure {
  value: number;
  unit: string | null;
}

/**
 * From one figure to the other, in another unit where both can be told in it: rounded once, as the difference of two
 * rounded ones may be twice as large. Null where they are of two units.
 */
export function changeIn(code: string, now: Figure, then: Figure, to: string | null): number | null {
  const [wanted, later, earlier] = [to, now.unit, then.unit].map((name) => unitNamed(code, name));
  const isConverted = wanted && later && earlier && (later !== wanted || earlier !== wanted);
  if (!isConverted) return now.unit === then.unit ? now.value - then.value : null;
  return Number((changed(now.value, later, wanted) - changed(then.value, earlier, wanted)).toFixed(wanted.decimals));
}
