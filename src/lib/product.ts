export const PRODUCT_NAME = import.meta.env.VITE_PRODUCT_NAME;

/** What a tab, a search result and a shared link are called. */
export const titled = (title: string): string => (title.includes(PRODUCT_NAME) ? title : `${title} · ${PRODUCT_NAME}`);
