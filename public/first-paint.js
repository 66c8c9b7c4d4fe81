// Before the first paint: the theme of the last visit, so that a dark page never flashes white.
// A file of its own, because the content security policy runs no script that stands in a page.
(() => {
  let theme;
  try {
    theme = JSON.parse(localStorage.getItem('settings')).theme;
  } catch {}
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
