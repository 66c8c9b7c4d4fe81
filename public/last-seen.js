// The screen as it was last seen, shown until the live one stands in its place: see src/app/kept. It comes out of a
// storage that others may have written to: only what is listed here is made of it, and no address but one of this site.
{
  const ELEMENTS =
    'a b button caption dd details div dl dt em fieldset figcaption figure footer h1 h2 h3 h4 header hr i img input label ' +
    'legend li main meter nav ol optgroup option output p progress section select small span strong summary table ' +
    'tbody td textarea tfoot th thead time tr ul';
  const SHAPES = 'circle ellipse g line path polygon polyline rect svg text title tspan';
  const ATTRIBUTES =
    'checked class colspan cx cy d dir disabled dominant-baseline fill height href lang max min open placeholder ' +
    'points preserveAspectRatio r role rows rowspan rx ry scope selected stroke stroke-width style text-anchor ' +
    'transform type value viewBox width x x1 x2 y y1 y2';
  const [elements, shapes, attributes] = [ELEMENTS, SHAPES, ATTRIBUTES].map((names) => new Set(names.split(' ')));

  const isHarmless = (name, value) => {
    if (name === 'href') return /^\/[a-z][a-z/-]*$/.test(value);
    return (attributes.has(name) || /^(aria|data)-[a-z-]+$/.test(name)) && !/url|image|import|\/\/|\\/i.test(value);
  };

  const made = (tree) => {
    if (typeof tree === 'string') return tree;
    const [name, told, ...within] = tree;
    const isShape = shapes.has(name);
    if (!isShape && !elements.has(name)) return '';
    const element = isShape
      ? document.createElementNS('http://www.w3.org/2000/svg', name)
      : document.createElement(name);
    for (const [attribute, value] of Object.entries(told)) {
      if (isHarmless(attribute, String(value))) element.setAttribute(attribute, value);
    }
    // No place to be with a keyboard: a press is noted, and done by the live screen.
    if (!isShape) element.tabIndex = -1;
    element.append(...within.map(made));
    return element;
  };

  const { dataset } = document.documentElement;

  /** Of another person, day, version, theme, width or settings it would not be what stands here next. */
  const isStillTrue = (seen) => {
    const account = JSON.parse(localStorage.getItem('account'));
    const settings = localStorage.getItem('settings');
    return (
      account.userId === seen.userId &&
      account.owesSecondStep === false &&
      (!account.hasLock || sessionStorage.getItem('unlocked') === account.userId) &&
      settings === seen.settings &&
      document.querySelector('script[data-ahead]').dataset.ahead === seen.build &&
      dataset.theme === seen.theme &&
      // To ask for the width itself would lay out a page that is not there yet.
      matchMedia(`(width: ${seen.width}px)`).matches &&
      seen.from <= Date.now() &&
      Date.now() < seen.until
    );
  };

  const placeFor = (seen) => {
    const place = Object.assign(document.createElement('div'), { id: 'kept', ariaHidden: 'true' });
    place.append(made(seen.tree));
    place.addEventListener('pointerdown', (event) => event.preventDefault());
    place.addEventListener('click', (event) => {
      event.preventDefault();
      place.pressed = event.target.closest('a, button, summary, input, select, textarea');
    });
    return place;
  };

  /** The first paint waits for them. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- outside of the block it would be a global of the page
  const ask = (href) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', crossOrigin: '', blocking: 'render', href }));
  };

  const lastSeen = () => {
    try {
      const seen = JSON.parse(localStorage.getItem(`seen:${location.pathname}`));
      // Where the first paint waits for no style that a script asks for, it would be bare.
      const canBeStyled = 'blocking' in HTMLLinkElement.prototype;
      if (!canBeStyled || location.href !== location.origin + location.pathname || !isStillTrue(seen)) return null;
      const place = placeFor(seen);
      const standing = new Set([...document.querySelectorAll('link')].map(({ href }) => href));
      const isMissing = (file) => /^\/assets\/[\w-]+\.css$/.test(file) && !standing.has(location.origin + file);
      seen.styles.filter(isMissing).forEach(ask);
      return place;
    } catch {
      // The live screen comes without it.
      return null;
    }
  };

  const place = lastSeen();
  const { app } = document.currentScript.dataset;
  // While it is developed the document starts the app.
  const start = () => {
    if (!app || document.querySelector(`script[src="${app}"]`)) return;
    document.head.append(Object.assign(document.createElement('script'), { crossOrigin: '', src: app }));
  };
  const stand = () => {
    if (!place) return start();
    document.body.prepend(place);
    // What runs before the first paint holds it up; a page in the background paints nothing.
    setTimeout(start, 400);
    requestAnimationFrame(() => setTimeout(start));
  };
  document.addEventListener('readystatechange', stand, { once: true });
}
