export const installationRefusals = [
  'setting_changed',
  'setting_version_not_found',
  'banner_period',
  'banner_over',
  'legal_text_past',
  'legal_text_placeholder',
] as const;
export type InstallationRefusal = (typeof installationRefusals)[number];
