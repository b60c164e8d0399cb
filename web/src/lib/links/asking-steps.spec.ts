import { describe, expect, it } from 'vitest';
import { afterProfile, askingStep, hasProfileStep, profileStepSearch } from './asking-steps.js';

describe('the steps of a request', () => {
  it('include the profile if the address has its marker, which is added once', () => {
    const booking = '/inserat/abc/anfragen?from=2027-07-04';
    expect(hasProfileStep(booking)).toBe(false);
    expect(afterProfile(booking)).toBe(`${booking}&profile=asked`);
    expect(afterProfile(afterProfile(booking))).toBe(afterProfile(booking));
    expect([afterProfile('/inserat/abc/anfragen'), hasProfileStep('/inserat/abc/anfragen?profile=asked')]).toEqual([
      '/inserat/abc/anfragen?profile=asked',
      true,
    ]);
    expect([
      hasProfileStep(undefined),
      hasProfileStep('/anfragen'),
      hasProfileStep('/anfragen?profile=askedx'),
    ]).toEqual([false, false, false]);
    expect([profileStepSearch({ profile: 'asked' }), profileStepSearch({ profile: 'x' })]).toEqual([
      { profile: 'asked' },
      {},
    ]);
  });
  it('are two, or three with a profile to fill in', () => {
    expect([askingStep('message', false), askingStep('profile', true), askingStep('message', true)]).toEqual([
      { step: 2, steps: 2 },
      { step: 2, steps: 3 },
      { step: 3, steps: 3 },
    ]);
  });
});
