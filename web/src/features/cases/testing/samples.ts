import type { CaseRowShape, CaseShape } from '@lendring/contracts/http/cases.js';
import type { PictureShape } from '@lendring/contracts/http/shapes.js';
import { userCard } from '../../../testing/samples.js';

const owner = { user_id: '11111111-1111-4111-8111-111111111111', user: userCard({ nickname: 'birte_petersen' }) };
const admin = { user_id: '22222222-2222-4222-8222-222222222222', user: userCard({ nickname: 'marlene_kroeger' }) };

export const pictureSample = (id: string): PictureShape => ({
  image_id: `${id.repeat(8)}-8888-4888-8888-888888888888`,
  small: `/evidence/${id}?w=320`,
  medium: `/evidence/${id}?w=640`,
  large: `/evidence/${id}?w=1200`,
  width: 1200,
  height: 900,
});

export const rowSample = (change: Partial<CaseRowShape> = {}): CaseRowShape => ({
  case_id: '33333333-3333-4333-8333-333333333333',
  subject: { kind: 'offer', id: 'r3xg1b9dne' },
  owner,
  state: 'open',
  assigned_to: null,
  title: 'Mobile Cocktailbar',
  type_ids: [9],
  reports: 1,
  first_report_at: '2027-03-26T12:00:00.000Z',
  last_report_at: '2027-03-26T12:00:00.000Z',
  changed_at: '2027-03-26T12:00:00.000Z',
  due_at: '2027-04-02T12:00:00.000Z',
  overdue: false,
  urgency: 1,
  to_confirm: false,
  trusted: false,
  ...change,
});

export const decisionSample = (
  change: Partial<CaseShape['decisions'][number]> = {},
): CaseShape['decisions'][number] => ({
  decision_id: '44444444-4444-4444-8444-444444444444',
  outcome: 'completed',
  measures: { lock: true, warn: false, suspend: null },
  suspended_until: null,
  ground: { kind: 'terms', text: 'Nutzungsbedingungen: Was nicht erlaubt ist' },
  facts: 'Die Bar wird gewerblich vermietet.',
  at: '2027-03-27T12:00:00.000Z',
  note_to_vendor: '',
  note_to_reporter: '',
  internal_note: '',
  unfounded: false,
  complaint_id: null,
  by: admin,
  confirmed_by: null,
  ...change,
});

export const caseSample = (change: Partial<CaseShape> = {}): CaseShape => ({
  ...rowSample(),
  owner_language: 'de',
  seen: [
    { snapshot: { title: 'Mobile Cocktailbar', text: 'Mit Shakern.', pictures: [] }, at: '2027-03-26T12:00:00.000Z' },
  ],
  now: { title: 'Mobile Cocktailbar', text: 'Mit Shakern.', pictures: [] },
  all_reports: [
    {
      report_id: '55555555-5555-4555-8555-555555555555',
      reporter: null,
      contact: { name: 'Ada', email: 'ada@example.org' },
      type_id: 9,
      description: 'Jedes Wochenende.',
      trusted: false,
      unfounded: false,
      reporter_id: null,
      record: null,
      language: 'de',
      at: '2027-03-26T12:00:00.000Z',
    },
  ],
  raised: [],
  decisions: [],
  complaints: [],
  history: [],
  ...change,
});
