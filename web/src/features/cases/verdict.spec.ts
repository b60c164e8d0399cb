import { describe, expect, it } from 'vitest';
import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { caseSample, decisionSample, pictureSample } from './testing/samples.js';
import { bodyOf, consequencesOf, reporterLanguages, untilOf, valuesOf, wrong, type Values } from './verdict.js';

const values = (one: CaseShape, change: Partial<Values> = {}): Values => ({ ...valuesOf(one), ...change });
const keys = (one: CaseShape, change: Partial<Values>) =>
  consequencesOf(one, values(one, change)).map((will) => ('count' in will ? `${will.key} ${will.count}` : will.key));

describe('the decision form', () => {
  it('starts empty or with the measures in force', () => {
    expect(valuesOf(caseSample())).toMatchObject({ outcome: null, lock: false, warn: false, suspend: 'none' });
    const decided = caseSample({
      decisions: [decisionSample({ measures: { lock: true, warn: false, suspend: { days: 30 } } })],
    });
    expect(valuesOf(decided)).toMatchObject({
      outcome: 'completed',
      lock: true,
      warn: false,
      suspend: '30',
      ground: 'Nutzungsbedingungen: Was nicht erlaubt ist',
      noteToVendor: '',
    });
  });

  it.each([
    [{ days: null }, { suspend: 'good', days: '' }],
    [{ days: 12 }, { suspend: 'custom', days: '12' }],
    [{ days: 7 }, { suspend: '7', days: '' }],
  ])('restores a suspension of %j', (suspend, expected) => {
    const measures = { lock: false, warn: false, suspend };
    expect(valuesOf(caseSample({ decisions: [decisionSample({ measures })] }))).toMatchObject(expected);
  });

  it('distinguishes newly hidden, still hidden and restored pictures', () => {
    const [one, two, three] = ['a', 'b', 'c'].map((letter) => pictureSample(letter).image_id);
    const pictures = [one, two].flatMap((id) => id ?? []);
    const decided = caseSample({
      decisions: [decisionSample({ measures: { lock: false, warn: false, suspend: null, pictures } })],
    });
    expect(keys(decided, {})).toContain('picturesStay 2');
    const changed = keys(decided, { pictures: [two, three].flatMap((id) => id ?? []) });
    expect(changed.filter((key) => key.startsWith('pictures'))).toEqual([
      'pictures 1',
      'picturesStay 1',
      'picturesEnd 1',
    ]);
  });

  it('requires a rule and facts for any measure, and a valid number of days', () => {
    const one = caseSample();
    expect(wrong(values(one))).toEqual(['outcome']);
    expect(wrong(values(one, { outcome: 'declined', lock: true }))).toEqual([]);
    expect(wrong(values(one, { outcome: 'completed' }))).toEqual([]);
    expect(wrong(values(one, { outcome: 'completed', warn: true }))).toEqual(['ground', 'facts']);
    for (const days of ['', '0', '366', '1,5', 'viele'])
      expect(wrong(values(one, { outcome: 'completed', suspend: 'custom', days, ground: 'a', facts: 'b' }))).toEqual([
        'days',
      ]);
  });

  it('sends no measures for an unjustified report', () => {
    const one = caseSample();
    const body = bodyOf(one, values(one, { outcome: 'declined', lock: true, warn: true, ground: 'x', facts: 'y' }));
    expect(body).toMatchObject({
      after: null,
      outcome: 'declined',
      measures: { lock: false, warn: false, suspend: null },
      ground: null,
      facts: '',
    });
  });

  it('sends facts only when measures are taken or lifted', () => {
    const fresh = caseSample();
    const decided = caseSample({ decisions: [decisionSample()] });
    const none = { outcome: 'completed', lock: false, facts: 'Steht noch da.' } as const;
    expect(bodyOf(fresh, values(fresh, none)).facts).toBe('');
    expect(bodyOf(fresh, values(fresh, { ...none, warn: true })).facts).toBe('Steht noch da.');
    expect(bodyOf(decided, values(decided, none)).facts).toBe('Steht noch da.');
  });

  it('references the previous decision', () => {
    const decided = caseSample({ decisions: [decisionSample()] });
    expect(bodyOf(decided, values(decided)).after).toBe(decisionSample().decision_id);
  });
});

describe('the effects of a decision', () => {
  it('are listed for a first decision', () => {
    const one = caseSample();
    expect(keys(one, {})).toEqual(['choose']);
    expect(keys(one, { outcome: 'declined' })).toEqual(['nothing', 'silent', 'reporters 1']);
    expect(keys(one, { outcome: 'completed', lock: true, suspend: '30' })).toEqual([
      'lock',
      'suspend 30',
      'held',
      'reporters 1',
    ]);
    expect(keys(one, { outcome: 'completed', suspend: 'good' })).toContain('suspendGood');
  });

  it('include lifted measures', () => {
    const measures = { lock: true, warn: true, suspend: { days: 7 } };
    const decided = caseSample({ decisions: [decisionSample({ measures })] });
    expect(keys(decided, { outcome: 'declined' })).toEqual([
      'lockEnds',
      'warnEnds',
      'suspendEnds',
      'released',
      'reportersAgain',
    ]);
    expect(keys(decided, { suspend: 'none' })).toEqual(['lockStays', 'suspendEnds', 'held', 'reportersAgain']);
  });

  it('include notice to earlier reporters if the decision or their note changes', () => {
    const before = decisionSample({
      measures: { lock: false, warn: false, suspend: null },
      note_to_reporter: 'Danke.',
    });
    const decided = caseSample({ decisions: [before] });
    const last = (change: Partial<Values>) => keys(decided, change).at(-1);
    expect(last({})).toBe('reportersSilent');
    expect(last({ noteToReporter: 'Danke.' })).toBe('reportersSilent');
    expect(last({ noteToReporter: 'Wir sind dran.' })).toBe('reportersAgain');
    expect(last({ lock: true, warn: true })).toBe('reportersAgain');
    expect(last({ outcome: 'declined' })).toBe('reportersAgain');
    const [report] = decided.all_reports;
    if (!report) throw new Error('no report');
    const again = { ...report, report_id: '55555555-5555-4555-8555-555555555556', at: '2027-03-28T12:00:00.000Z' };
    const waiting = caseSample({ decisions: [before], reports: 2, all_reports: [again, report] });
    expect(keys(waiting, { lock: true }).slice(-2)).toEqual(['reporters 1', 'reportersAgain']);
  });

  it('include the end of a suspension, and an unchanged suspension keeps its end date', () => {
    const now = '2027-04-01T10:00:00.000Z';
    const suspended = caseSample({
      decisions: [
        decisionSample({
          measures: { lock: false, warn: false, suspend: { days: 7 } },
          suspended_until: '2027-04-03T12:00:00.000Z',
        }),
      ],
    });
    const until = (one: CaseShape, suspend: Values['suspend'], days = '') =>
      untilOf(one, values(one, { outcome: 'completed', suspend, days }), now);
    expect(until(caseSample(), '7')).toBe('2027-04-08T10:00:00.000Z');
    expect(until(suspended, '7')).toBe('2027-04-03T12:00:00.000Z');
    expect(until(suspended, '30')).toBe('2027-05-01T10:00:00.000Z');
    for (const [suspend, days] of [
      ['none', ''],
      ['good', ''],
      ['custom', 'x'],
      ['custom', '999'],
    ] as const)
      expect(until(caseSample(), suspend, days)).toBeNull();
  });

  it('address reporters in their most common language first', () => {
    const [report] = caseSample().all_reports;
    if (!report) throw new Error('no report');
    const of = (...languages: readonly ('de' | 'en' | 'nl')[]) =>
      reporterLanguages(caseSample({ all_reports: languages.map((language) => ({ ...report, language })) }));
    expect(of('de', 'nl', 'nl')).toEqual(['nl', 'de']);
    expect(of('en')).toEqual(['en']);
  });

  it('mention no reporters without a report', () => {
    const raised = caseSample({ reports: 0, all_reports: [] });
    expect(keys(raised, { outcome: null })).toEqual(['chooseRaised']);
    expect(keys(raised, { outcome: 'declined' })).toEqual(['nothing', 'silent']);
  });
});
