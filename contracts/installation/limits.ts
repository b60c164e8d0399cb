/** Bounds of the settings; texts count characters. */
export const installationLimits = {
  name: 100,
  address: 300,
  email: 200,
  phone: 40,
  register: 200,
  vat: 30,
  responsible: 200,
  languages: 100,
  banner: 300,
  reason: 200,
  brandName: 30,
  brandNameLeast: 2,
  openingCode: 40,
  /** Letters and digits. */
  openingCodeLeast: 8,
  legalText: 25_000,
  legalChange: 500,
  /** How far ahead a text is announced. */
  legalAheadDays: 366,
} as const;
