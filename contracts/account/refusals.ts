export const accountRefusals = [
  'account_not_found',
  'nickname_taken',
  'nickname_reserved',
  'legal_hints_needed',
  'company_needed',
  'postal_unknown',
  'not_commercial',
  'contact_unconfirmed',
  'too_many_places',
  'too_many_favourites',
  'too_many_auto_texts',
  'auto_text_unknown',
  'opening_hours_needed',
  'back_needs_dates',
  'admin_needed',
  'last_admin',
] as const;
export type AccountRefusal = (typeof accountRefusals)[number];
