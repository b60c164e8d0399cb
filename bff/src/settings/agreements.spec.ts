import { describe, expect, it } from 'vitest';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import type { Call } from '@lendring/contracts/http/call.js';
import { firstBuiltTerms, latestBuiltTerms } from '@lendring/contracts/installation/built-terms.js';
import type { LegalState, LegalStates, LegalVersion } from '@lendring/contracts/installation/legal-texts.js';
import { termsVersionNow, termsVersionsThatCount } from '@lendring/contracts/installation/terms-version.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Caller, AllHandlers } from '../caller/handlers.js';
import { createAgreements, underTerms } from './agreements.js';

const untouched: LegalState = { inForce: null, next: null };
const version = (number: number, change: Partial<LegalVersion> = {}): LegalVersion => ({
  number,
  text: number,
  from: '2027-03-01',
  change: { de: 'Kürzer.', en: 'Shorter.', nl: 'Korter.' },
  putBack: null,
  at: '2027-02-01T10:00:00.000Z',
  ...change,
});
const caller: Caller = {
  userId: UserId.parse('c0000000-0000-4000-8000-000000000004'),
  session: null,
  roles: [],
  suspended: null,
  key: null,
  locale: 'en',
  at: '2027-02-01T10:00:00.000Z',
  requestId: 'test',
  commandId: 'c0000000-0000-4000-8000-00000000000c',
  address: '127.0.0.1',
};

const setUp = (terms: LegalState, ...agreed: readonly string[]) => inTime(() => terms, agreed).agreements;

const inTime = (terms: () => LegalState, agreed: readonly string[], builtTerms = firstBuiltTerms) => {
  const states = (): LegalStates => ({
    terms: terms(),
    terms_of_use: untouched,
    privacy: untouched,
    imprint: untouched,
  });
  let asked = 0;
  const agreements = createAgreements({
    apis: {
      account: {
        queries: {
          agreements: async () => {
            asked += 1;
            return agreed.map((one) => ({ version: one, at: '2027-01-01T10:00:00.000Z' }));
          },
        },
      },
    },
    settings: {
      legal: states,
      builtTerms,
      termsVersion: () => termsVersionNow(states(), builtTerms),
      countingTerms: () => termsVersionsThatCount(states(), builtTerms),
    },
    unrecorded: firstBuiltTerms,
  });
  return { agreements, asked: () => asked };
};

describe('agreement to the terms', () => {
  it('counts as given for users registered before agreements were recorded', async () => {
    expect(await setUp(untouched).of(caller)).toMatchObject({ status: 'agreed', agreedAt: null, changes: [] });
    expect(await setUp({ inForce: version(1), next: null }).status(caller)).toBe('due');
  });

  it('is requested once the product itself changes its texts, with a summary of the changes', async () => {
    const since = (agreed: readonly string[], terms = untouched) =>
      inTime(() => terms, agreed, latestBuiltTerms).agreements.of(caller);
    for (const agreed of [[], [firstBuiltTerms]])
      expect(await since(agreed)).toMatchObject({
        status: 'due',
        version: latestBuiltTerms,
        changes: [
          { name: 'terms', number: 0, change: expect.stringContaining('organisation') as unknown },
          { name: 'terms_of_use', number: 0, change: expect.stringContaining('unfounded') as unknown },
        ],
      });
    expect(await since([latestBuiltTerms])).toMatchObject({ status: 'agreed', changes: [] });
    const own = { inForce: version(1), next: null };
    expect((await since([firstBuiltTerms], own)).changes).toMatchObject([{ change: 'Shorter.' }, {}]);
  });

  it('is requested when a new text is announced, and required once that text is in force', async () => {
    const announced = { inForce: version(1), next: version(2) };
    expect(await setUp(announced, '1+0').of(caller)).toEqual({
      status: 'coming',
      version: '2+0',
      agreedAt: '2027-01-01T10:00:00.000Z',
      changes: [{ name: 'terms', number: 2, from: '2027-03-01', change: 'Shorter.', putBack: false }],
    });
    expect(await setUp(announced, '2+0').status(caller)).toBe('agreed');
    expect(await setUp({ inForce: version(2), next: null }, '1+0').status(caller)).toBe('due');
  });

  it('is requested once until the texts change', async () => {
    let terms: LegalState = { inForce: version(1), next: null };
    const { agreements, asked } = inTime(() => terms, ['1+0']);
    for (let twice = 0; twice < 2; twice += 1) expect(await agreements.status(caller)).toBe('agreed');
    expect(asked()).toBe(1);
    terms = { inForce: version(2), next: null };
    for (let twice = 0; twice < 2; twice += 1) expect(await agreements.status(caller)).toBe('due');
    expect(asked()).toBe(3);
  });

  it('is valid again when the agreed text is restored', async () => {
    const back = { inForce: version(3, { text: 1, change: null, putBack: 1 }), next: null };
    expect(await setUp(back, '1+0').status(caller)).toBe('agreed');
    expect(await setUp(back, '1+0', '2+0').status(caller)).toBe('agreed');
    expect(await setUp(back, '2+0').of(caller)).toMatchObject({
      status: 'due',
      changes: [{ number: 3, change: null, putBack: true }],
    });
  });
});

describe('calls that start something new', () => {
  const names = Object.keys(calls) as CallName[];
  const passing = Object.fromEntries(names.map((name) => [name, async () => name])) as unknown as AllHandlers;
  const outcomes = async (agreed: string) => {
    const handlers = underTerms(passing, setUp({ inForce: version(1), next: null }, agreed)) as Readonly<
      Record<string, (input: unknown, by: Caller) => Promise<unknown>>
    >;
    const refused: string[] = [];
    for (const name of names)
      await handlers[name]?.({}, caller).catch((error: Error) => refused.push(`${name} ${error.message}`));
    return refused;
  };

  it('require agreement, unlike all other calls', async () => {
    expect(await outcomes(firstBuiltTerms)).toEqual([
      'publishOffer terms_changed',
      'ask terms_changed',
      'enterCounterLoan terms_changed',
      'makeSearchRequest terms_changed',
    ]);
    expect(await outcomes('1+0')).toEqual([]);
  });

  it('are made by signed-in users', () => {
    for (const call of Object.values<Call>(calls)) if (call.underTerms) expect(call.access).toBe('user');
  });
});
