export const installationRefusals = [
  'setting_changed',
  'setting_version_not_found',
  'banner_period',
  'banner_over',
] as const;
export type InstallationRefusal = (typeof installationRefusals)[number];
