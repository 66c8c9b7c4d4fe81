// What the tests need besides npm packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { NODE, bin, fail, say } from './installed.mjs';

const KNOWN_CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const DEBIAN_POSTGRES = '/usr/lib/postgresql';

const isRoot = () => process.getuid?.() === 0;
const hasApt = () => existsSync('/usr/bin/apt-get');

let listsAreFresh = false;

function aptInstall(packageName) {
  if (!isRoot() || !hasApt()) return false;
  say(`Installing ${packageName}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  listsAreFresh ||= apt('update');
  return apt('install', '-y', '--no-install-recommends', packageName);
}

const presentChromium = () => KNOWN_CHROMIUMS.find((file) => existsSync(file));

function playwrightChromium() {
  const { stdout } = spawnSync(NODE, ['-p', "require('playwright').chromium.executablePath()"], { encoding: 'utf8' });
  const found = stdout.trim();
  return existsSync(found) ? found : null;
}

/** The Chromium to test with: a configured one, the machine's, Debian's, else Playwright's download. */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, which is not there.`);
  const found = presentChromium() ?? (aptInstall('chromium') && presentChromium());
  if (found) return found;
  spawnSync(NODE, [bin('playwright'), 'install', 'chromium'], { stdio: 'inherit' });
  return playwrightChromium() ?? fail('No Chromium could be installed; name one in CHROMIUM_PATH.');
}

function hasPostgres() {
  if (!existsSync(DEBIAN_POSTGRES)) return false;
  return readdirSync(DEBIAN_POSTGRES).some((version) =>
    existsSync(path.join(DEBIAN_POSTGRES, version, 'bin/postgres')),
  );
}

/** Without a real PostgreSQL its tests are skipped with a loud line, so a failure here is not fatal. */
export function ensurePostgres() {
  if (hasPostgres() || aptInstall('postgresql-15')) return;
  aptInstall('postgresql');
}

const FIREFOX = '/usr/bin/firefox-esr';

/** The configured one, or Debian's. */
export function ensureFirefox() {
  const wanted = process.env.FIREFOX_PATH ?? FIREFOX;
  if (existsSync(wanted) || (aptInstall('firefox-esr') && existsSync(wanted))) return wanted;
  return fail('No Firefox could be installed; name one in FIREFOX_PATH.');
}

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

const presentMiniBrowser = () =>
  readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));

/** Debian's WebKitGTK, its driver, and a virtual screen. */
export function ensureWebKit() {
  if (!existsSync(WEBKIT_DRIVER)) aptInstall('webkit2gtk-driver');
  if (!existsSync(SCREEN)) aptInstall('xvfb');
  const browser = presentMiniBrowser();
  if (browser && existsSync(WEBKIT_DRIVER) && existsSync(SCREEN)) return { driver: WEBKIT_DRIVER, browser };
  return fail('WebKitGTK, its driver and Xvfb could not be installed.');
}

/** Where there is none, the benchmark says so and leaves its part out. */
export function ensurePgBouncer() {
  if (!existsSync('/usr/sbin/pgbouncer')) aptInstall('pgbouncer');
}
