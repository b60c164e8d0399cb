import { csvOf } from '@lendring/contracts/rules/csv.js';
import type { TFunction } from 'i18next';
import type { Locale } from '../../i18n/locale.js';
import { reasonText } from '../../parts/moderation/reasons.js';
import { counted, totalsByKind, totalsByType, type Counted, type Month } from './model.js';

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
