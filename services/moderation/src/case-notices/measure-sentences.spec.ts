import { describe, expect, it } from 'vitest';
import { noMeasures } from '@lendring/contracts/moderation/measured.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { toldOwner, toldReporter } from './measure-sentences.js';

const offer: Subject = { kind: 'offer', id: 'dr11000001' };
const picture = '8d7b1c90-53f7-4d69-b0a8-96f1c7d2e503';
const warned = { ...noMeasures, warn: true };
const suspended = { ...noMeasures, suspend: { days: 10 } };
const locked = { ...noMeasures, lock: true };

describe('the wording of a decision', () => {
  const ownerReads = (before: typeof noMeasures | null, measures: typeof noMeasures, until: string | null = null) =>
    toldOwner(offer, { before, measures, until }, 'de');

  it('states what ended for the owner: suspension, lock and warning', () => {
    expect(ownerReads(suspended, warned)).toMatch(/^Du bist verwarnt: .* Dein Konto ist wieder frei\.$/);
    expect(ownerReads({ ...locked, warn: true }, noMeasures)).toBe(
      'Was gesperrt oder verborgen war, ist wieder frei. Deine Verwarnung ist zurückgenommen.',
    );
    expect(ownerReads(suspended, noMeasures)).toBe('Dein Konto ist wieder frei.');
    expect(ownerReads(locked, suspended, '2027-04-04T10:00:00.000Z')).toMatch(
      /^Dein Konto ist bis .* gesperrt: .* Alles andere ist wieder frei\.$/s,
    );
    expect(ownerReads(locked, { ...noMeasures, pictures: [picture] })).toMatch(
      /verborgen.* Alles andere ist wieder frei\.$/,
    );
  });

  it('counts hidden pictures', () => {
    expect(ownerReads(null, { ...noMeasures, pictures: [picture] })).toMatch(/^Ein Bild deines Inserats verstößt/);
    const two = [picture, '9d7b1c90-53f7-4d69-b0a8-96f1c7d2e503'];
    expect(ownerReads(null, { ...noMeasures, pictures: two })).toMatch(/^2 Bilder deines Inserats verstoßen/);
  });

  it('omits unchanged measures', () => {
    expect(ownerReads(locked, locked)).toBe(ownerReads(null, locked));
    expect(ownerReads(warned, { ...warned, lock: true })).toBe(ownerReads(null, { ...warned, lock: true }));
  });

  it('informs the reporter of a release without naming the account', () => {
    const reporterReads = (before: typeof noMeasures, measures: typeof noMeasures) =>
      toldReporter(offer, { outcome: 'completed', before, measures }, 'de');
    expect(reporterReads(suspended, warned)).toBe(
      'Die Person ist verwarnt. Was gesperrt oder verborgen war, ist wieder frei.',
    );
    expect(reporterReads(warned, noMeasures)).toBe('Die Verwarnung ist zurückgenommen.');
    expect(reporterReads(locked, { ...noMeasures, suspend: { days: 7 } })).toBe('Das Konto der Person ist gesperrt.');
  });
});
