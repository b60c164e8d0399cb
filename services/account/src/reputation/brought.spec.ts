import { describe, expect, it } from 'vitest';
import { accountAggregate } from '../account/account.aggregate.js';
import { bring, paperAggregate, removeBrought } from './brought.aggregate.js';

const [userId, otherId] = ['0b9a5f7e-6d1c-4f0e-9a34-5c2d7e8f1a20', '1c8b6a5d-7e2f-4a3b-8c4d-5e6f7a8b9c0d'];
const [paperId, newerId] = ['3f2b8c1d-7a64-4e95-8b20-6d1f9a7c5e42', '4a3c9d2e-8b75-4fa6-9c31-7e2fab8d6f53'];
const at = '2026-05-01T10:00:00.000Z';
const by = { userId, at };
const reputation = {
  issuer: 'https://lend.example.org',
  issuedAt: '2026-04-01T10:00:00.000Z',
  expiresAt: '2026-06-30T10:00:00.000Z',
  ratingAsVendor: { average: 4.8, count: 12 },
  ratingAsBorrower: { average: null, count: 0 },
  loansLent: 14,
  loansBorrowed: 3,
};
const newer = { ...reputation, issuedAt: '2026-04-20T10:00:00.000Z' };

const opened = {
  type: 'AccountOpened',
  data: { userId, email: 'mila@example.org', emailVerified: true, locale: 'de' },
} as const;
const brought = { type: 'ReputationBrought', data: { userId, paperId, reputation, at } } as const;
const removed = { type: 'BroughtReputationRemoved', data: { userId, paperId, at } } as const;
const given = (...events: Parameters<typeof accountAggregate.evolve>[1][]) =>
  events.reduce(accountAggregate.evolve, accountAggregate.initialState);
const nobodys = paperAggregate.initialState;
const heldBy = (holder: string) => paperAggregate.evolve(nobodys, { type: 'PaperClaimed', data: { userId: holder } });

describe('a reputation imported from another installation', () => {
  it('is accepted, and its credential cannot be used by another account', () => {
    expect(bring({ account: given(opened), paper: nobodys }, { paperId, ...reputation }, by)).toMatchObject({
      events: { account: [brought], paper: [{ type: 'PaperClaimed', data: { userId } }] },
    });
    expect(bring({ account: given(opened), paper: heldBy(otherId) }, { paperId, ...reputation }, by)).toMatchObject({
      refusal: { code: 'brought_taken' },
    });
    expect(bring({ account: given(), paper: nobodys }, { paperId, ...reputation }, by)).toMatchObject({
      refusal: { code: 'account_not_found' },
    });
  });

  it('is unchanged by a retry, and can be imported again after its removal', () => {
    const again = (account: ReturnType<typeof given>) =>
      bring({ account, paper: heldBy(userId) }, { paperId, ...reputation }, by);
    expect(again(given(opened, brought))).toMatchObject({ events: { account: [], paper: [] } });
    expect(again(given(opened, brought, removed))).toMatchObject({ events: { account: [brought], paper: [] } });
  });

  it('is replaced by a newer reputation from the same installation, never by an older one', () => {
    expect(
      bring({ account: given(opened, brought), paper: nobodys }, { paperId: newerId, ...newer }, by),
    ).toMatchObject({ events: { account: [removed, { type: 'ReputationBrought', data: { paperId: newerId } }] } });
    const has = given(opened, { ...brought, data: { ...brought.data, paperId: newerId, reputation: newer } });
    expect(bring({ account: has, paper: nobodys }, { paperId, ...reputation }, by)).toMatchObject({
      refusal: { code: 'brought_older' },
    });
    const elsewhere = { ...reputation, issuer: 'https://other.example.org' };
    expect(bring({ account: has, paper: nobodys }, { paperId, ...elsewhere }, by)).toMatchObject({
      events: { account: [{ type: 'ReputationBrought' }] },
    });
  });

  it('is removed only once, and disappears on erasure or account deletion', () => {
    expect(removeBrought(given(opened, brought), paperId, by)).toEqual([removed]);
    expect(removeBrought(given(opened, brought, removed), paperId, by)).toEqual([]);
    expect(given(opened, { ...brought, data: { ...brought.data, reputation: null } }).brought).toEqual({});
    expect(
      given(opened, brought, { type: 'AccountDeleted', data: { userId, certificateId: paperId, keepers: [], at } })
        .brought,
    ).toEqual({});
  });
});
