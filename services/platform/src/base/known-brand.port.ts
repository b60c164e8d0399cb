import type { Brand } from '@lendring/contracts/installation/brand.js';

/** Name and appearance of this installation, as cached in this process. */
export interface KnownBrand {
  brand(): Brand;
}
