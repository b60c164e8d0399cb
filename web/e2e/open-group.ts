import type { Page } from 'playwright-core';
import { quiet } from './quiet.ts';

/** Opens a group from the list after own groups have loaded, because their appearance moves the list. */
export const openGroup = async (page: Page, name: string): Promise<void> => {
  await quiet(page);
  await page.getByRole('link', { name }).first().click();
};
