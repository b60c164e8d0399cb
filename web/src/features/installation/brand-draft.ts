import type { Brand } from '@lendring/contracts/installation/brand.js';

/** A brand as it is filled in; empty: as the product comes. */
export type BrandDraft = Readonly<{ name: string; accent: string; logo: Brand['logo']; reason: string }>;

/** A colour as it is kept; null: it is none. A missing `#`, capitals and the short form are fine. */
export const accentIn = (text: string): string | null => {
  const hex = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(hex)) return `#${hex}`;
  return /^[0-9a-f]{3}$/.test(hex) ? `#${hex.replaceAll(/./g, '$&$&')}` : null;
};

/** What a draft would set. */
export const brandOf = ({ name, accent, logo }: BrandDraft): Brand => ({
  name: name.trim() || null,
  logo,
  accent: accentIn(accent),
});
