import { describe, expect, it } from 'vitest';
import { ownDecisionSample } from '../testing/samples.js';
import { complaintState, doneBy, shortOf } from './model.js';

const now = '2027-03-28T12:00:00.000Z';
const later = '2027-04-28T12:00:00.000Z';
const measures = (change: Partial<ReturnType<typeof ownDecisionSample>['measures']>) => ({
  measures: { lock: false, warn: false, suspend: null, ...change },
});

const rating = { kind: 'rating' as const, id: '3e8b2c40-51f7-4d69-b0a8-96f1c7d2e503_creator' };

describe('the measures of a decision', () => {
  it.each<[Parameters<typeof ownDecisionSample>[0], readonly string[]]>([
    [measures({ lock: true, warn: true }), ['lock', 'warn']],
    [{ ...measures({ suspend: { days: 30 } }), suspended_until: later }, ['suspendUntil']],
    [{ ...measures({ suspend: { days: 30 } }), suspended_until: '2027-03-28T11:00:00.000Z' }, ['suspendOver']],
    [{ ...measures({ suspend: { days: null } }), suspended_until: later }, ['suspendFirst']],
    [measures({ suspend: { days: null } }), ['suspendGood']],
    [{ ...measures({ lock: true, suspend: { days: 7 } }), in_force: false }, ['lockOver', 'suspendReplaced']],
    [{ ...measures({ lock: true }), subject: rating }, ['hide']],
    [{ ...measures({ lock: true }), subject: rating, in_force: false }, ['hideOver']],
    [measures({}), ['takenBack']],
    [
      { ...measures({}), ended: ['account', 'things', 'warning'] },
      ['takenBack', 'accountFree', 'released', 'unwarned'],
    ],
    [{ ...measures({ warn: true }), ended: ['account'] }, ['warn', 'accountFree']],
    [{ ...measures({ suspend: { days: null } }), ended: ['things'] }, ['suspendGood', 'rest']],
    [{ ...measures({}), ended: ['account'], in_force: false }, ['takenBack']],
  ])('are summarised for %j', (change, expected) => {
    expect(doneBy(ownDecisionSample(change), now)).toEqual(expected);
  });

  it('have a short form for the list', () => {
    const short = (change: Parameters<typeof ownDecisionSample>[0]) => shortOf(ownDecisionSample(change));
    expect(short(measures({ lock: true, suspend: { days: 7 } }))).toEqual(['lock', 'suspend']);
    expect(short({ ...measures({ lock: true }), subject: rating })).toEqual(['hide']);
    expect(short(measures({}))).toEqual(['released']);
  });

  it('include the status of a complaint', () => {
    const made = { text: 'Nein.', at: now, answered: null };
    const answered = { upheld: false, unfounded: false, answer: 'Doch.', at: later };
    expect(complaintState({ complaint: null })).toBeNull();
    expect(complaintState({ complaint: made })).toBe('waits');
    expect(complaintState({ complaint: { ...made, answered } })).toBe('rejected');
    expect(complaintState({ complaint: { ...made, answered: { ...answered, upheld: true } } })).toBe('upheld');
  });
});
