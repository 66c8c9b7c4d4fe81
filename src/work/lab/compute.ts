import type { LabAnalyte } from '#sync/entities/lab-analytes.ts';
import { figureOf, NOT_COMPUTED } from './judge.ts';
import type { Patient } from './judge.ts';

/** The figure of another analyte of the same order; null while it is not there. */
type Figures = (code: string) => number | null;

type Formula = (of: Figures, patient: Patient) => number | null | typeof NOT_COMPUTED;

// Friedewald, Levy and Fredrickson, Clinical Chemistry 18 (1972) 499-502: in mg/dL, and not above 400 of triglycerides.
const FRIEDEWALD_LIMIT = 400;
const FRIEDEWALD_PART = 5;

const ldl: Formula = (of) => {
  const [total, hdl, triglycerides] = [of('CHOL'), of('HDL'), of('TG')];
  if (total === null || hdl === null || triglycerides === null) return null;
  if (triglycerides > FRIEDEWALD_LIMIT) return NOT_COMPUTED;
  const found = total - hdl - triglycerides / FRIEDEWALD_PART;
  return found < 0 ? NOT_COMPUTED : found;
};

const nonHdl: Formula = (of) => {
  const [total, hdl] = [of('CHOL'), of('HDL')];
  if (total === null || hdl === null) return null;
  return total < hdl ? NOT_COMPUTED : total - hdl;
};

const ADULT = 18;

/** CKD-EPI 2021, without race: Inker et al., N Engl J Med 385 (2021) 1737-1749; creatinine in mg/dL. */
const egfr: Formula = (of, { patient_age: age, patient_sex: sex }) => {
  const creatinine = of('CREAT');
  if (creatinine === null) return null;
  if (age === null || age < ADULT || sex === null) return NOT_COMPUTED;
  const [kappa, alpha, factor] = sex === 'female' ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
  const ratio = creatinine / kappa;
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * factor;
};

const FORMULAS: Record<NonNullable<LabAnalyte['formula']>, Formula> = {
  ldl_friedewald: ldl,
  non_hdl: nonHdl,
  egfr_ckd_epi_2021: egfr,
};

/** Null where it is typed, or what it is computed from is not there yet. */
export function computed(
  { formula, decimals }: Pick<LabAnalyte, 'formula' | 'decimals'>,
  values: ReadonlyMap<string, string>,
  patient: Patient,
): string | null {
  if (formula === null) return null;
  const valueOf = (code: string): string => values.get(code)?.trim() ?? '';
  let isBound = false;
  const found = FORMULAS[formula]((code) => {
    // Beyond what could be measured is no figure to go on with.
    isBound ||= /^[<>]/.test(valueOf(code));
    return figureOf(valueOf(code));
  }, patient);
  if (found === null) return null;
  if (found === NOT_COMPUTED || isBound) return NOT_COMPUTED;
  return found.toFixed(decimals);
}
