// npm run prices                    writes the prices of the public pages from what the database offers: the one that
// VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY name, or else the one of `npm start`. Build and deploy afterwards.
import { writeFile } from 'node:fs/promises';

const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, PORT = '3000' } = process.env;
const FILE = new URL('../src/marketing/content/prices.json', import.meta.url);

async function read(address, headers = {}) {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function database() {
  if (VITE_SUPABASE_URL) return { url: VITE_SUPABASE_URL, anonKey: VITE_SUPABASE_ANON_KEY ?? '' };
  return read(`http://localhost:${PORT}/_local`);
}

const { url, anonKey } = await database();
const asked = new URL('/rest/v1/offers?select=code,price_kobo,price_from,unit&is_active=is.true&order=place', url);
const offers = await read(asked, { apikey: anonKey });
if (offers.length === 0) throw new Error('Nothing is offered there: the prices stay as they are.');

const prices = Object.fromEntries(
  offers.map(({ code, price_kobo: priceKobo, price_from, unit }) => [
    code,
    { priceKobo, ...(price_from && { from: true }), ...(unit && { per: unit }) },
  ]),
);
await writeFile(FILE, `${JSON.stringify(prices, null, 2)}\n`);
process.stdout.write(`${offers.length} prices are written.\n`);
