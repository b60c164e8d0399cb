/** Every "no" of requests and calendars (spec §5, §8). */
export const requestRefusals = [
  'request_not_found', 'request_exists', 'own_offer', 'offer_not_available', 'commercial_only', 'pricing_unknown', 'period_in_past', 'period_too_far',
  'duration_too_short', 'duration_too_long', 'wish_kind', 'time_does_not_exist', 'dates_taken', 'dates_blocked',
  'not_open', 'not_agreed', 'not_started', 'not_over', 'not_completed', 'wrong_side', 'already_rated', 'closed', 'answer_awaited', 'profile_incomplete', 'too_many_open_requests', 'asked_already', 'days_lent', 'days_blocked_before',
  'block_not_found', 'not_owner',
] as const;
export type RequestRefusal = (typeof requestRefusals)[number];
