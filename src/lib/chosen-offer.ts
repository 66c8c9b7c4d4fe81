// What was chosen on a public page, on its way through sign-up and onboarding to the checkout. The mailed link may open
// in another tab, so it is kept for the browser and not for the page; not for long, and not beyond a sign-out.

export const CHOSEN_OFFER_KEY = 'chosen-offer';
const CODE = /^[a-z0-9-]{1,60}$/;
const KEPT_MS = 3 * 86_400_000;

const store = (): Storage | null => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};

function keptOffer(): string | null {
  const [code = '', at = ''] = store()?.getItem(CHOSEN_OFFER_KEY)?.split(' ') ?? [];
  const age = Date.now() - Number(at || Number.NaN);
  return age >= 0 && age < KEPT_MS ? code : null;
}

/** As it stands in the address of the page, else as it was kept. */
export function chosenOffer(): string | null {
  const code = new URLSearchParams(location.search).get('offer') ?? keptOffer() ?? '';
  return CODE.test(code) ? code : null;
}

export function keepOffer(): void {
  const code = chosenOffer();
  if (code !== null && code !== keptOffer()) store()?.setItem(CHOSEN_OFFER_KEY, `${code} ${Date.now()}`);
}

export const forgetOffer = (): void => store()?.removeItem(CHOSEN_OFFER_KEY);
