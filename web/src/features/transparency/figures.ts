import type { TFunction } from 'i18next';
import type { TransparencyShape } from '@lendring/contracts/http/transparency.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import type { Locale } from '../../i18n/locale.js';
import { reasonText } from '../../parts/moderation/report-terms.js';

export type Month = TransparencyShape['months'][number];

export const counted = [
  'reports',
  'by_visitors',
  'by_trusted',
  'completed',
  'declined',
  'locked',
  'warned',
  'suspended',
  'complaints',
  'complaints_upheld',
  'reports_paused',
  'complaints_paused',
] as const;
export type Counted = (typeof counted)[number];

export const sumOf = (months: readonly Month[], of: Counted): number =>
  months.reduce((sum, month) => sum + month[of], 0);

/** Mean hours to a decision over all months, weighted by the number of decisions; null if there were none. */
export const meanHours = (months: readonly Month[]): number | null => {
  let [hours, decisions] = [0, 0];
  for (const { hours_to_decision: mean, completed, declined } of months) {
    if (mean === null) continue;
    hours += mean * (completed + declined);
    decisions += completed + declined;
  }
  return decisions === 0 ? null : hours / decisions;
};

/** Totals per key over all months, descending, without zeros. */
const totals = <Key>(entries: readonly (readonly [Key, number])[]): readonly (readonly [Key, number])[] => {
  const sums = new Map<Key, number>();
  for (const [key, count] of entries) sums.set(key, (sums.get(key) ?? 0) + count);
  return [...sums].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a);
};

export const totalsByType = (months: readonly Month[]) =>
  totals(months.flatMap(({ by_type }) => by_type.map(({ type_id, reports }) => [type_id, reports] as const)));

export const totalsByKind = (months: readonly Month[]) =>
  totals(months.flatMap(({ by_kind }) => by_kind.map(({ kind, reports }) => [kind, reports] as const)));

type Words = Readonly<{ t: TFunction<'moderation'>; locale: Locale }>;

export const columnText = {
  reports: 'transparency.reports',
  by_visitors: 'transparency.byVisitors',
  by_trusted: 'transparency.byTrusted',
  completed: 'transparency.completed',
  declined: 'transparency.declined',
  locked: 'transparency.locked',
  warned: 'transparency.warned',
  suspended: 'transparency.suspended',
  complaints: 'transparency.complaints',
  complaints_upheld: 'transparency.upheld',
  reports_paused: 'transparency.reportsPaused',
  complaints_paused: 'transparency.complaintsPaused',
} as const satisfies Readonly<Record<Counted, string>>;

export const transparencyFile = (months: readonly Month[], { t, locale }: Words): string => {
  const types = totalsByType(months).map(([id]) => id);
  const kinds = totalsByKind(months).map(([kind]) => kind);
  return csvOf(
    [
      [
        t('transparency.month'),
        ...counted.map((of) => t(columnText[of])),
        t('transparency.hours'),
        t('transparency.trustedHours'),
        t('transparency.complaintHours'),
        ...types.map((id) => reasonText(id, locale)),
        ...kinds.map((kind) => t(`kinds.${kind}`)),
      ],
      ...months.map((month) => [
        month.month,
        ...counted.map((of) => month[of]),
        month.hours_to_decision === null ? '' : Math.round(month.hours_to_decision),
        month.median_hours_trusted === null ? '' : Math.round(month.median_hours_trusted),
        month.median_hours_complaints === null ? '' : Math.round(month.median_hours_complaints),
        ...types.map((id) => month.by_type.find(({ type_id }) => type_id === id)?.reports ?? 0),
        ...kinds.map((kind) => month.by_kind.find((one) => one.kind === kind)?.reports ?? 0),
      ]),
    ],
    locale === 'en' ? ',' : ';',
  );
};
