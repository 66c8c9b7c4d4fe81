import type { Units } from './units.ts';

/** The settings of a device. */
export interface Whereabouts {
  zone: string | undefined;
  languages: readonly string[];
}

/** The device's time zone. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const device = (): Whereabouts => ({ zone: deviceZone(), languages: globalThis.navigator?.languages ?? [] });

/** The zones of the United States and its territories, where the month comes first and weights are in pounds. */
const AMERICAN =
  /^(US\/.*|America\/(Adak|Anchorage|Boise|Chicago|Denver|Detroit|Indiana\/.*|Indianapolis|Juneau|Kentucky\/.*|Los_Angeles|Louisville|Menominee|Metlakatla|New_York|Nome|North_Dakota\/.*|Phoenix|Puerto_Rico|Sitka|St_Thomas|Yakutat)|Pacific\/(Guam|Honolulu|Pago_Pago|Saipan))$/;

const isPlace = (zone: string | undefined): zone is string => zone !== undefined && /^(?!Etc\/).+\//.test(zone);

const regionOf = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
};

/**
 * Whether American conventions apply; null where nothing tells. Phones sold in Lagos often speak American English, but
 * their clock is right, so the zone decides first.
 */
function isAmerican({ zone, languages }: Whereabouts): boolean | null {
  if (isPlace(zone)) return AMERICAN.test(zone);
  const region = languages.map(regionOf).find(Boolean);
  return region === undefined ? null : region === 'US';
}

/** The units of the device's region; null where nothing tells. */
export function unitsOfRegion(where: Whereabouts = device()): Units | null {
  const american = isAmerican(where);
  if (american === null) return null;
  return american ? 'imperial' : 'metric';
}

const isOtherEnglish = (language: string): boolean =>
  /^en-/i.test(language) && ![undefined, 'US'].includes(regionOf(language));

/** The English of the region's dates: 9/28 is a day in New York and none in Lagos. */
export function englishOfRegion(where: Whereabouts = device()): string {
  if (isAmerican(where) !== false) return 'en-US';
  return where.languages.find(isOtherEnglish) ?? 'en-GB';
}

let english: string | undefined;

/** The locale in which readers of this language see dates here. */
export const dateLocale = (language: string): string =>
  language === 'en' ? (english ??= englishOfRegion()) : language;
