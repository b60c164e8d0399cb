import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import { dailyProjection } from '@lendring/platform/runtime/daily-numbers/projection.js';

export const daily = dailyProjection<CaseEvent>({
  version: 1,
  prefixes: ['case-'],
  counted: ({ type }) => (type === 'ReportReceived' ? [{ counter: 'reported' }] : []),
});
