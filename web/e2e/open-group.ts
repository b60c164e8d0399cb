import type { Page } from 'playwright-core';
import { quiet } from './quiet.ts';

/** Opens a group from the list, after own groups have loaded, since these move the list. */
export const openGroup = async (page: Page, name: string): Promise<void> => {
  await quiet(page);
  await page.getByRole('link', { name }).first().click();
};
