import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { TransparencyShape } from '@lendring/contracts/http/transparency.js';
import type { TransparencyMonth } from '@lendring/contracts/moderation/transparency.js';
import { SubjectKind } from '@lendring/contracts/kernel/subject.js';

type Counts = Readonly<Record<string, number>>;

export const medianOf = (...counts: readonly Counts[]): number | null => {
  const hours = counts.flatMap((one) => Object.entries(one)).map(([hour, count]) => [Number(hour), count] as const);
  const sorted = hours.toSorted(([one], [other]) => one - other);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  const at = (place: number): number => {
    let left = place;
    return sorted.find(([, count]) => (left -= count) < 0)?.[0] ?? 0;
  };
  return (at((total - 1) >> 1) + at(total >> 1)) / 2;
};

export const transparencyShape = (months: readonly TransparencyMonth[]): Camel<TransparencyShape> => ({
  months: months.map((month) => ({
    ...month,
    byType: Object.entries(month.byType).map(([id, reports]) => ({ typeId: Number(id), reports })),
    byKind: SubjectKind.options.flatMap((kind) => {
      const reports = month.byKind[kind];
      return reports ? [{ kind, reports }] : [];
    }),
    hoursToDecision: month.decisions > 0 ? month.hours / month.decisions : null,
    medianHoursTrusted: medianOf(month.trustedHours),
    medianHoursComplaints: medianOf(month.complaintHours),
  })),
  medianHoursTrusted: medianOf(...months.map(({ trustedHours }) => trustedHours)),
  medianHoursComplaints: medianOf(...months.map(({ complaintHours }) => complaintHours)),
});
