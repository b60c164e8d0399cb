import type { NotificationShape } from '@lendring/contracts/http/notification.js';
import { userCard, wholeDays } from './samples.js';

export const notification = (change: Partial<NotificationShape> = {}): NotificationShape => ({
  notification_id: '11111111-1111-4111-8111-111111111111',
  kind: 'asked',
  side: 'vendor',
  request_id: '22222222-2222-4222-8222-222222222222',
  offer_id: 'a1b2c3d4e5',
  search: null,
  group: null,
  search_request: null,
  decision_id: null,
  counter_loan_id: null,
  borrower: null,
  title: 'Zelt',
  image: null,
  period: wholeDays('2025-07-04', '2025-07-06'),
  change: null,
  answer_by: null,
  other: userCard({ nickname: 'jana_probst' }),
  missing: [],
  kept: 0,
  stars: null,
  count: 1,
  at: '2025-07-01T10:00:00.000Z',
  read: false,
  ...change,
});
