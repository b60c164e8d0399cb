import type { Verdict } from '@lendring/contracts/moderation/verdict.js';
import { noMeasures } from '@lendring/contracts/moderation/measured.js';
import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { caseAggregate, type Case } from '../src/case/case.aggregate.js';

export const at = '2027-02-01T10:00:00.000Z';
export const idOf = (name: string): string => derivedId('5f0e8c1d-2b3a-4c5d-8e6f-7a8b9c0d1e2f', name);
export const offerId = 'k3v9w0m2q7';
export const subject = { kind: 'offer', id: offerId } as const;
export const snapshot = { title: 'Zelt', text: 'Für vier Leute', pictures: [] };

export const declined: Verdict = {
  outcome: 'declined',
  measures: noMeasures,
  ground: null,
  facts: '',
  noteToVendor: '',
  noteToReporter: 'Es ist erlaubt.',
  internalNote: '',
};

export const completed = (measures: Partial<Verdict['measures']>): Verdict => ({
  ...declined,
  outcome: 'completed',
  measures: { ...noMeasures, ...measures },
  ground: { kind: 'terms', text: 'Nutzungsbedingungen § 4' },
  facts: 'Das Zelt gibt es nicht.',
  noteToReporter: 'Danke.',
});

export const given = (events: readonly CaseEvent[]): Case =>
  events.reduce(caseAggregate.evolve, caseAggregate.initialState);
