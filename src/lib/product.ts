export const PRODUCT_NAME = import.meta.env.VITE_PRODUCT_NAME;

/** The title of a tab, a search result and a shared link. */
export const titled = (title: string): string => (title.includes(PRODUCT_NAME) ? title : `${title} · ${PRODUCT_NAME}`);
