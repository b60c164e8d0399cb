import { expect, it } from 'vitest';
import { HandoverBody } from './request.js';

const out = { moment: 'out', counts: [] } as const;
const back = { moment: 'back', counts: [] } as const;

it.each([
  ['given', 'deposit_not_secured', { ...out, given: 'money' }],
  ['kept', 'deposit_not_secured', { ...back, kept: 100, reason: 'Kratzer' }],
  ['reason', 'reason_without_kept', { ...back, secured: true, reason: 'Kratzer' }],
  ['given', 'given_at_handover', { ...back, secured: true, given: 'money' }],
  ['kept', 'kept_at_return', { ...out, secured: true, kept: 100, reason: 'Kratzer' }],
] as const)('a record refuses `%s` as %s', (field, message, body) => {
  expect(HandoverBody.safeParse(body).error?.issues).toMatchObject([{ path: [field], message }]);
});

it.each([
  { ...out, secured: true, given: 'document' },
  { ...back, secured: true, kept: 100, reason: 'Kratzer' },
  { ...back, secured: true },
])('a record accepts %o', (body) => {
  expect(HandoverBody.safeParse(body).success).toBe(true);
});
