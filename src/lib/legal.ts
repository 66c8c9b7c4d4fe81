/** The privacy policy, the terms and the disclaimer were last changed on this day: their version, which people agree to. */
export const LEGAL_VERSION = '2026-11-26';
