import type { Reading } from '#src/work/devices/readable.ts';

// What a device sends, by the published layouts of the Bluetooth SIG. Null where it says that it has no figure.

const KG_OF_LB = 0.453_592_37;
const MMHG_OF_KPA = 7.500_617;
const MG_DL_OF_MMOL_L = 18.0156;

/** Of 16 bits: 4 of a power of ten, 12 of the figure. The last five figures mean that there is none. */
function sfloatAt(view: DataView, at: number): number | null {
  const bits = view.getUint16(at, true);
  const figure = ((bits & 0xf_ff) << 20) >> 20;
  if (figure >= 0x7_fe || figure <= -0x7_fe) return null;
  return figure * 10 ** ((bits << 16) >> 28);
}

/** Of 32 bits: 8 of a power of ten, 24 of the figure. */
function floatAt(view: DataView, at: number): number | null {
  const figure = (view.getInt32(at, true) << 8) >> 8;
  if (figure >= 0x7f_ff_fe || figure <= -0x7f_ff_fe) return null;
  return figure * 10 ** view.getInt8(at + 3);
}

const MINUTE_MS = 60_000;

/** What the layouts have for a year, but 0 for one that is not known. */
const isYear = (year: number): boolean => year >= 1582 && year <= 9999;

/** Seven bytes. A device whose clock was never set has no year, month or day. */
function momentAt(view: DataView, at: number, offset = 0): string | null {
  const [month = 0, day = 0, hour = 0, minute = 0] = [2, 3, 4, 5].map((place) => view.getUint8(at + place));
  const year = view.getUint16(at, true);
  if (!isYear(year)) return null;
  const told = new Date(Date.UTC(year, month - 1, day, hour, minute));
  // What no calendar or clock has would become another moment.
  const isOne = told.getUTCMonth() === month - 1 && told.getUTCHours() === hour && told.getUTCMinutes() === minute;
  return isOne ? new Date(told.getTime() + offset * MINUTE_MS).toISOString().slice(0, 16) : null;
}

/** What the person changed on the clock since it was set. The first and the last figure mean that it is not known. */
function offsetAt(view: DataView, at: number): number | null {
  const minutes = view.getInt16(at, true);
  return Math.abs(minutes) < 0x7f_ff ? minutes : null;
}

type Figure = number | null;

const reading = (all: Record<string, Figure>, at: string | null = null): Reading | null => {
  const figures = Object.entries(all).filter((entry): entry is [string, number] => entry[1] !== null);
  return figures.length > 0 ? { figures: Object.fromEntries(figures), at } : null;
};

const scaled = (figure: Figure, by: number): Figure => (figure === null ? null : figure * by);

const whole = (figure: Figure): Figure => (figure === null ? null : Math.round(figure));

/** Blood Pressure Measurement, 2A35. */
function pressureIn(view: DataView): Reading | null {
  const flags = view.getUint8(0);
  const by = flags & 1 ? MMHG_OF_KPA : 1;
  const [systolic, diastolic] = [scaled(sfloatAt(view, 1), by), scaled(sfloatAt(view, 3), by)];
  if (systolic === null || diastolic === null) return null;
  const hasTime = (flags & 2) !== 0;
  const pulse = flags & 4 ? sfloatAt(view, hasTime ? 14 : 7) : null;
  return reading(
    { systolic: Math.round(systolic), diastolic: Math.round(diastolic), heart_rate: whole(pulse) },
    hasTime ? momentAt(view, 7) : null,
  );
}

/** Heart Rate Measurement, 2A37. Nothing is measured where the strap says that it touches no skin. */
function heartRateIn(view: DataView): Reading | null {
  const flags = view.getUint8(0);
  if ((flags & 6) === 4) return null;
  const rate = flags & 1 ? view.getUint16(1, true) : view.getUint8(1);
  return rate === 0 ? null : reading({ heart_rate: rate });
}

/** What a meter is tried with is no blood: it says so as the kind of the sample, or as where it is from. */
const isControl = (sample: number): boolean => (sample & 0xf) === 0xa || sample >> 4 === 4;

/** Glucose Measurement, 2A18. */
function glucoseIn(view: DataView): Reading | null {
  const flags = view.getUint8(0);
  if (!(flags & 2)) return null;
  const at = flags & 1 ? 12 : 10;
  if (isControl(view.getUint8(at + 2))) return null;
  // Of blood by weight in kilograms a litre, or in moles a litre.
  const figure = scaled(sfloatAt(view, at), flags & 4 ? 1000 * MG_DL_OF_MMOL_L : 100_000);
  const offset = flags & 1 ? offsetAt(view, 10) : 0;
  return reading({ blood_glucose: whole(figure) }, offset === null ? null : momentAt(view, 3, offset));
}

/** PLX Spot-Check Measurement, 2A5E. */
const oxygenIn = (view: DataView): Reading | null => reading({ oxygen_saturation: whole(sfloatAt(view, 1)) });

/** Temperature Measurement, 2A1C. */
function temperatureIn(view: DataView): Reading | null {
  const flags = view.getUint8(0);
  const figure = floatAt(view, 1);
  const celsius = figure !== null && flags & 1 ? ((figure - 32) * 5) / 9 : figure;
  const rounded = celsius === null ? null : Math.round(celsius * 10) / 10;
  return reading({ temperature: rounded }, flags & 2 ? momentAt(view, 5) : null);
}

/** Weight Measurement, 2A9D. */
function weightIn(view: DataView): Reading | null {
  const flags = view.getUint8(0);
  const raw = view.getUint16(1, true);
  // The device says so where it could not measure.
  if (raw === 0xff_ff || raw === 0) return null;
  const grams = Math.round(flags & 1 ? raw * 10 * KG_OF_LB : raw * 5);
  return reading({ weight: grams / 1000 }, flags & 2 ? momentAt(view, 3) : null);
}

interface Layout {
  service: number;
  characteristic: number;
  read: (view: DataView) => Reading | null;
}

export const LAYOUTS = {
  pressure: { service: 0x18_10, characteristic: 0x2a_35, read: pressureIn },
  heart_rate: { service: 0x18_0d, characteristic: 0x2a_37, read: heartRateIn },
  blood_glucose: { service: 0x18_08, characteristic: 0x2a_18, read: glucoseIn },
  oxygen_saturation: { service: 0x18_22, characteristic: 0x2a_5e, read: oxygenIn },
  temperature: { service: 0x18_09, characteristic: 0x2a_1c, read: temperatureIn },
  weight: { service: 0x18_1d, characteristic: 0x2a_9d, read: weightIn },
} as const satisfies Record<string, Layout>;

/** Of a glucose meter, which sends nothing before it is asked for the last record that is stored. */
export const RECORDS = {
  characteristic: 0x2a_52,
  last: new Uint8Array([1, 6]),
  /** It answers that the record was sent, that there is none, or why it sends none. */
  isAnswer: (view: DataView): boolean => view.getUint8(0) === 6,
};
