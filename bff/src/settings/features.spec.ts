import { describe, expect, it } from 'vitest';
import type { Call } from '@lendring/contracts/http/call.js';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import { featureNames, type FeatureName } from '@lendring/contracts/installation/feature-names.js';
import { allFeaturesOn } from '@lendring/contracts/installation/feature.js';
import type { Caller, AllHandlers } from '../caller/handlers.js';
import { whereSwitchedOn } from './features.js';

const names = Object.keys(calls) as CallName[];
const passing = Object.fromEntries(names.map((name) => [name, async () => name])) as unknown as AllHandlers;

const refused = async (off: readonly FeatureName[], query: Readonly<Record<string, unknown>> = {}) => {
  const features = { ...allFeaturesOn, ...Object.fromEntries(off.map((name) => [name, false])) };
  const handlers = whereSwitchedOn(passing, { features: () => features }) as Readonly<
    Record<string, (input: unknown, by: Caller) => Promise<unknown>>
  >;
  const found: string[] = [];
  for (const name of names)
    await handlers[name]?.({ query }, {} as Caller).catch((error: Error) => found.push(`${name} ${error.message}`));
  return found;
};

describe('a disabled feature', () => {
  it('refuses new use but not existing use', async () => {
    expect(await refused([])).toEqual([]);
    expect(await refused(['groups'])).toEqual(
      ['groups', 'foundGroup', 'joinGroup', 'makeGroupLink', 'inviteByMail', 'invitation', 'acceptInvitation'].map(
        (name) => `${name} feature_off`,
      ),
    );
    expect((await refused(['plans'])).toSorted()).toEqual(
      ['bookPlan', 'planQuote', 'tryPlan'].map((name) => `${name} feature_off`),
    );
    expect((await refused(['ads'])).toSorted()).toEqual(
      ['adQuote', 'bookAd', 'draftAd'].map((name) => `${name} feature_off`),
    );
    expect(await refused(['feedback'])).toEqual(['giveFeedback feature_off']);
  });

  it('is still visible to the creator and their groups', async () => {
    expect(await refused(['wanted'], { among: 'everybody' })).toEqual([
      'searchRequests feature_off',
      'makeSearchRequest feature_off',
    ]);
    for (const query of [{ among: 'own' }, { among: 'groups' }, { among: 'everybody', groupId: 'one' }])
      expect(await refused(['wanted'], query)).toEqual(['makeSearchRequest feature_off']);
  });

  it('blocks the calls of users under each feature name, and never those of staff', () => {
    const all = Object.values<Call>(calls).filter(({ feature }) => feature);
    expect(new Set(all.map(({ feature }) => feature))).toEqual(new Set(featureNames));
    for (const { access } of all) expect(['anyone', 'user']).toContain(access);
  });
});
