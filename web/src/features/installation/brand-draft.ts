import type { Brand } from '@lendring/contracts/installation/brand.js';

export type BrandDraft = Readonly<{ name: string; accent: string; logo: Brand['logo']; reason: string }>;

/** Normalises a hex colour; null if invalid. Accepts a missing `#`, capitals and the three-digit form. */
export const accentIn = (text: string): string | null => {
  const hex = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(hex)) return `#${hex}`;
  return /^[0-9a-f]{3}$/.test(hex) ? `#${hex.replaceAll(/./g, '$&$&')}` : null;
};

export const brandOf = ({ name, accent, logo }: BrandDraft): Brand => ({
  name: name.trim() || null,
  logo,
  accent: accentIn(accent),
});
