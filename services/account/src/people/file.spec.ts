import { describe, expect, it } from 'vitest';
import { isRefused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { erasureStarted, fileAggregate, noteRead, noteSignOut } from './file.aggregate.js';
import { lookupsAggregate, noteSearch } from './lookups.aggregate.js';

const [userId, by, other] = [
  '0b9a5f7e-6d1c-4f0e-9a34-5c2d7e8f1a20',
  '3f0d7a52-9a1c-4b8e-8d6f-1e2c3b4a5d60',
  '4f0d7a52-9a1c-4b8e-8d6f-1e2c3b4a5d61',
];
const minute = (n: number) => new Date(Date.UTC(2027, 1, 1, 10, n)).toISOString();
const types = (decision: Decision<readonly { readonly type: string }[], never>) =>
  isRefused(decision) ? [] : decision.events.map(({ type }) => type);

describe('the staff record of a user', () => {
  const read = fileAggregate.evolve(fileAggregate.initialState, {
    type: 'PersonRead',
    data: { userId, by, occasion: 'contact', at: minute(0) },
  });

  it('records each reader once per time window', () => {
    expect(noteRead(fileAggregate.initialState, { userId, by, at: minute(0) }, 'report')).toEqual({
      events: [{ type: 'PersonRead', data: { userId, by, occasion: 'report', at: minute(0) } }],
    });
    expect(types(noteRead(read, { userId, by, at: minute(9) }, 'contact'))).toEqual([]);
    expect(types(noteRead(read, { userId, by, at: minute(10) }, 'contact'))).toEqual(['PersonRead']);
    expect(types(noteRead(read, { userId, by, at: minute(1) }, 'report'))).toEqual(['PersonRead']);
    expect(types(noteRead(read, { userId, by: other, at: minute(1) }, 'contact'))).toEqual(['PersonRead']);
  });

  it('records staff actions with their reason', () => {
    const act = { userId, by, at: minute(0) };
    expect(noteSignOut(act, 'Telefon verloren')).toEqual({
      events: [{ type: 'PersonSignedOut', data: { ...act, reason: 'Telefon verloren' } }],
    });
    expect(erasureStarted(act, 'Brief')).toEqual({ type: 'ErasureStarted', data: { ...act, reason: 'Brief' } });
  });
});

describe('a user search by staff', () => {
  it('is recorded by its kind, once per time window', () => {
    const searched = lookupsAggregate.evolve(lookupsAggregate.initialState, {
      type: 'PeopleSearched',
      data: { by, kind: 'email', at: minute(0) },
    });
    expect(types(noteSearch(searched, { by, at: minute(5) }, 'email'))).toEqual([]);
    expect(types(noteSearch(searched, { by, at: minute(5) }, 'nickname'))).toEqual(['PeopleSearched']);
    expect(types(noteSearch(searched, { by, at: minute(15) }, 'email'))).toEqual(['PeopleSearched']);
  });
});
