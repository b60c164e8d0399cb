import type { Brand } from '@lendring/contracts/installation/brand.js';

/** What this installation is called, and looks like, as this process knows it. */
export interface KnownBrand {
  brand(): Brand;
}
