// npm run prices                    writes the prices of the public pages from what the database offers: the one that
// VITE_SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY name, since visitors read no table, or else the one of `npm start`.
// Build and deploy afterwards.
import { writeFile } from 'node:fs/promises';

const { VITE_SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY = '', PORT = '3000' } = process.env;
const FILE = new URL('../src/marketing/content/prices.json', import.meta.url);

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
const asked = new URL(
  '/rest/v1/offers?select=code,price_kobo,price_from,unit&is_active=is.true&kind=neq.plan&order=place',
  url,
);
const offers = await ask(asked, { headers });
if (offers.length === 0) throw new Error('Nothing is offered there: the prices stay as they are.');

const prices = Object.fromEntries(
  offers.map(({ code, price_kobo: priceKobo, price_from, unit }) => [
    code,
    { priceKobo, ...(price_from && { from: true }), ...(unit && { per: unit }) },
  ]),
);
await writeFile(FILE, `${JSON.stringify(prices, null, 2)}\n`);
process.stdout.write(`${offers.length} prices are written.\n`);
