export const requestEndings = ['completed', 'declined', 'withdrawn', 'cancelled', 'expired'] as const;
export type RequestEnding = (typeof requestEndings)[number];

/** Request status (spec §4). `running`: agreed, and the period has begun. */
export const requestStatuses = ['open', 'agreed', 'running', ...requestEndings] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const waitingKinds = [
  'overdue',
  'counter_overdue',
  'handed_back',
  'period_running',
  'not_picked_up',
  'counter_not_picked_up',
  'period_agreed',
  'period_open',
  'answer',
  'confirm',
  'handover_tomorrow',
  'return_tomorrow',
  'rate',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];
