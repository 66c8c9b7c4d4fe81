// Before the first paint: the theme of the last visit, so that a dark page never flashes white, and whether somebody is
// signed in, so that a public page shows the right header without loading the app. Hints, which the app corrects.
// A file of its own, because the content security policy runs no script that stands in a page.
{
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- outside of the block it would be a global of the page
  const kept = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };
  const { dataset } = document.documentElement;
  const { ahead, words } = document.currentScript.dataset;
  const { theme, language } = kept('settings') ?? {};
  if (language) dataset.language = language;
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = isDark ? 'dark' : 'light';
  // English is within the screens.
  const wordsIn = (folder) => words?.split(' ').filter((file) => file.includes(`/${folder}/${language}-`)) ?? [];
  const wanted = wordsIn('words');
  const account = kept('account');
  if (account) {
    const { role } = account;
    const areas = { client: 'client', admin: 'client', finance: 'office' };
    wanted.push(...wordsIn('inside'), ...wordsIn(role ? (areas[role] ?? 'provider') : 'client'));
    dataset.signedIn = '';
    // The storage takes longer to wake up than the code to load.
    indexedDB.databases?.().catch(() => undefined);
    // Who has been here has the files on the device.
    if (ahead) wanted.unshift(...ahead.split(' '));
  }
  for (const href of wanted) {
    const preload = { rel: 'preload', as: 'script', crossOrigin: '', href };
    document.head.append(Object.assign(document.createElement('link'), preload));
  }
  if (kept('unread')) dataset.unread = '';

  // What the link of a mail brings is for the app to heed, whatever page the link leads to: see `authLinkTarget`.
  const link = new URLSearchParams(location.hash.slice(1));
  const isRecovery = link.get('type') === 'recovery';
  const isForApp = isRecovery || ['access_token', 'error_code', 'error', 'message'].some((name) => link.has(name));
  const listening = isRecovery ? ['/reset-password'] : ['/auth', '/provider-auth', '/reset-password'];
  if (isForApp && !listening.includes(location.pathname)) {
    location.replace((isRecovery ? '/reset-password' : '/auth') + location.hash);
  }

  // The worker compares what the device holds with what was built, and the page is loaded again.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the same
  const openAgain = () => {
    const worker = navigator.serviceWorker?.controller;
    if (document.hidden || !(worker || navigator.onLine)) return;
    sessionStorage.setItem('repaired', Date.now());
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => location.reload());
    port1.start();
    if (worker) worker.postMessage({ type: 'REPAIR' }, [port2]);
    else location.reload();
  };

  // Until the app stands in its place, the document holds words for where it cannot open: see src/app/build/rescue.ts.
  let isBroken = false;
  const heed = ({ target, error }) => {
    const hasOpened = document.readyState !== 'loading' && !document.getElementById('rescue');
    const isFile = target.localName === 'script' || target.rel === 'stylesheet';
    if (isBroken || hasOpened || !(isFile || error instanceof SyntaxError)) return;
    isBroken = true;
    // Once at once, and then no more often than every minute, or when somebody comes back to it.
    if (Date.now() - (sessionStorage.getItem('repaired') ?? 0) > 60_000) openAgain();
    else dataset.broken = '';
    setInterval(openAgain, 60_000);
    for (const type of ['online', 'focus']) addEventListener(type, openAgain);
    navigator.serviceWorker?.addEventListener('controllerchange', () => location.reload());
  };
  addEventListener('error', heed, true);
}
