export const partnerRefusals = [
  'key_not_found',
  'too_many_keys',
  'webhook_not_found',
  'too_many_webhooks',
  'webhook_url_invalid',
  'webhook_url_private',
  'webhook_test_too_soon',
  'cursor_too_old',
  'cursor_unknown',
] as const;
export type PartnerRefusal = (typeof partnerRefusals)[number];
