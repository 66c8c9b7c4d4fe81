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
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = isDark ? 'dark' : 'light';
  // English is within the screens.
  const wanted = words?.split(' ').filter((file) => file.includes(`/words/${language}-`)) ?? [];
  if (kept('account')) {
    dataset.signedIn = '';
    // The storage takes longer to wake up than the code to load.
    indexedDB.databases?.().catch(() => undefined);
    // Who has been here has the files on the device.
    if (ahead) wanted.unshift(...ahead.split(' '));
  }
  for (const href of wanted) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
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
}
