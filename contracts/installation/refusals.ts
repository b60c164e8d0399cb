export const installationRefusals = [
  'setting_changed',
  'setting_version_not_found',
  'banner_period',
  'banner_over',
  'categories_changed',
  'category_gone',
  'category_cycle',
  'category_slug_taken',
  'category_slug_redirects',
  'category_too_deep',
  'category_has_children',
  'category_level',
  'category_main_stays',
  'category_order',
  'category_picture',
  'category_tree_full',
] as const;
export type InstallationRefusal = (typeof installationRefusals)[number];
