import { describe, expect, it } from 'vitest';
import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { caseSample, decisionSample, pictureSample } from './testing/samples.js';
import { bodyOf, consequencesOf, reporterLanguages, untilOf, valuesOf, wrong, type Values } from './verdict.js';

const values = (one: CaseShape, change: Partial<Values> = {}): Values => ({ ...valuesOf(one), ...change });
const keys = (one: CaseShape, change: Partial<Values>) =>
  consequencesOf(one, values(one, change)).map((will) => ('count' in will ? `${will.key} ${will.count}` : will.key));

describe('the form of a decision', () => {
  it('begins empty, and later with what is in force', () => {
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
  ])('knows a suspension of %j again', (suspend, expected) => {
    const measures = { lock: false, warn: false, suspend };
    expect(valuesOf(caseSample({ decisions: [decisionSample({ measures })] }))).toMatchObject(expected);
  });

  it('tells pictures that become hidden from those that stay so, and those that are seen again', () => {
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

  it('asks for a rule and facts as soon as anything is done, and for a number of days', () => {
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

  it('sends nothing of measures where the report was not justified', () => {
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

  it('sends facts only where something is done, or taken back', () => {
    const fresh = caseSample();
    const decided = caseSample({ decisions: [decisionSample()] });
    const none = { outcome: 'completed', lock: false, facts: 'Steht noch da.' } as const;
    expect(bodyOf(fresh, values(fresh, none)).facts).toBe('');
    expect(bodyOf(fresh, values(fresh, { ...none, warn: true })).facts).toBe('Steht noch da.');
    expect(bodyOf(decided, values(decided, none)).facts).toBe('Steht noch da.');
  });

  it('names the decision it follows', () => {
    const decided = caseSample({ decisions: [decisionSample()] });
    expect(bodyOf(decided, values(decided)).after).toBe(decisionSample().decision_id);
  });
});

describe('what a decision would do', () => {
  it('is said for a first one', () => {
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

  it('is said for what is taken back', () => {
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

  it('is said to who reported earlier when it is another decision, or has words for them', () => {
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

  it('knows when a suspension would end; what is said again keeps its end', () => {
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

  it('writes to who reported in the language that most of them read', () => {
    const [report] = caseSample().all_reports;
    if (!report) throw new Error('no report');
    const of = (...languages: readonly ('de' | 'en' | 'nl')[]) =>
      reporterLanguages(caseSample({ all_reports: languages.map((language) => ({ ...report, language })) }));
    expect(of('de', 'nl', 'nl')).toEqual(['nl', 'de']);
    expect(of('en')).toEqual(['en']);
  });

  it('speaks of no report where there was none', () => {
    const raised = caseSample({ reports: 0, all_reports: [] });
    expect(keys(raised, { outcome: null })).toEqual(['chooseRaised']);
    expect(keys(raised, { outcome: 'declined' })).toEqual(['nothing', 'silent']);
  });
});
