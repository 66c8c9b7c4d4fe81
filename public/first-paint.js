// Before the first paint: the theme of the last visit, so that a dark page never flashes white, and whether somebody is
// signed in, so that a public page shows the right header without loading the app. Hints, which the app corrects.
// A file of its own, because the content security policy runs no script that stands in a page.
(() => {
  const kept = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };
  const { dataset } = document.documentElement;
  const theme = kept('settings')?.theme;
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = isDark ? 'dark' : 'light';
  if (kept('account')) dataset.signedIn = '';
  if (kept('unread')) dataset.unread = '';
})();
