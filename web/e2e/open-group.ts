import type { Page } from 'playwright-core';
import { quiet } from './quiet.ts';

/** Opens a group from the page of groups: once one's own have come, which move the list. */
export const openGroup = async (page: Page, name: string): Promise<void> => {
  await quiet(page);
  await page.getByRole('link', { name }).first().click();
};
