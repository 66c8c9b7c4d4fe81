import { PRODUCT_NAME } from '#src/lib/product.ts';

export function Brand() {
  return <b>{PRODUCT_NAME}</b>;
}
