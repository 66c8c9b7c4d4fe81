// npm run prices                    writes the prices and centres that pages show from what the database has: the one that
// VITE_SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY name, since visitors read no table, or else the one of `npm start`.
// Build and deploy afterwards.
import { writeFile } from 'node:fs/promises';

const { VITE_SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY = '', PORT = '3000' } = process.env;
const written = (file, value) =>
  writeFile(new URL(`../src/${file}`, import.meta.url), `${JSON.stringify(value, null, 2)}\n`);

async function ask(address, options = {}) {
  const answer = await fetch(address, options);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const asKey = (apikey, token = apikey) => ({ apikey, authorization: `Bearer ${token}` });

/** Of `npm start` whoever has an account reads it. */
async function local() {
  const { url, anonKey, accounts } = await ask(`http://localhost:${PORT}/_local`);
  const [{ email, password }] = accounts;
  const signedIn = await ask(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { url, headers: asKey(anonKey, signedIn.access_token) };
}

if (SUPABASE_SERVICE_ROLE_KEY && !VITE_SUPABASE_URL) throw new Error('A key needs the address it is for.');
const hosted = { url: VITE_SUPABASE_URL, headers: asKey(SUPABASE_SERVICE_ROLE_KEY) };
const { url, headers } = VITE_SUPABASE_URL ? hosted : await local();
const rows = (path) => ask(new URL(`/rest/v1/${path}&is_active=is.true&order=place`, url), { headers });
const offers = await rows('offers?select=code,price_kobo,price_from,unit&kind=neq.plan');
const centres = await rows('centres?select=city,street,phone,weekdays_from,weekdays_to,weekends_from,weekends_to');
if (offers.length === 0 || centres.length === 0) throw new Error('Nothing is offered there: all stays as it is.');

const prices = Object.fromEntries(
  offers.map(({ code, price_kobo: priceKobo, price_from, unit }) => [
    code,
    { priceKobo, ...(price_from && { from: true }), ...(unit && { per: unit }) },
  ]),
);
const places = centres.map((each) => ({
  city: each.city,
  street: each.street,
  phone: each.phone,
  weekdays: { opens: each.weekdays_from, closes: each.weekdays_to },
  weekends: { opens: each.weekends_from, closes: each.weekends_to },
}));
await written('marketing/content/prices.json', prices);
await written('marketing/content/centres.json', places);
await written(
  'lib/centres.json',
  places.map(({ city }) => city),
);
process.stdout.write(`${offers.length} prices and ${centres.length} centres are written.\n`);
