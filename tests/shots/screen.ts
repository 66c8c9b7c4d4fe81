import type { Page } from 'playwright';

export interface Screen {
  name: string;
  /** Without one it is the screen before, further on. */
  path?: string;
  act?: (page: Page) => Promise<void>;
  /** A sheet covers what is seen and no more. */
  covers?: boolean;
}

export const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name, exact: true }).last().click();
