export const PRODUCT_NAME = import.meta.env.VITE_PRODUCT_NAME;
