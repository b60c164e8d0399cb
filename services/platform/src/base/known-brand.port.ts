import type { Brand } from '@lendring/contracts/installation/brand.js';

export interface KnownBrand {
  brand(): Brand;
}
