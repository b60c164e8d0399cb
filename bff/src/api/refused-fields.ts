import type { Code } from '@lendring/contracts/texts/messages.js';

/** Fields of a call's input by refusal code, for refusals that are always about the same field. */
export const refusedFields: Partial<Record<Code, string>> = {
  period_in_past: 'date_from',
  period_too_far: 'date_from',
  duration_too_short: 'date_to',
  duration_too_long: 'date_to',
  block_too_long: 'date_to',
  wish_kind: 'time_from',
  start_half_hour: 'time_from',
  time_does_not_exist: 'time_from',
  pricing_unknown: 'pricing_id',
  category_unknown: 'category_id',
  category_group: 'category_id',
  category_needed: 'category_id',
  title_needed: 'title',
  description_needed: 'description',
  pricing_needed: 'pricing',
  amount_needed: 'pricing',
  group_needed: 'audience.group_ids',
  phone_invalid: 'number',
  phone_country: 'number',
  phone_not_mobile: 'number',
  phone_code_wrong: 'code',
  nickname_address: 'nickname',
  company_needed: 'company',
};
