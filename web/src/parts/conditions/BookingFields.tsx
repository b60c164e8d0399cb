import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { needsPreparation } from '@lendring/contracts/rules/preparation.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { Select } from '../../ui/Select.js';
import { gapText, preparationTimeText } from '../offers/booking-rules.js';
import { advanceChoices, type Booking, leadChoices, untilChoices } from './booking.js';

type Props = Readonly<{ value: Booking; onChange: (value: Booking) => void }>;

const inHours = Array.from({ length: limits.preparation }, (_, index) => ({
  count: index + 1,
  unit: 'hours' as const,
}));
const inDays = inHours.map(({ count }) => ({ count, unit: 'days' as const }));
const valueOf = ({ count, unit }: Booking['preparation']['before']): string => (count === 0 ? '' : `${count} ${unit}`);

const pair = 'grid max-w-[720px] items-end gap-4 sm:grid-cols-2';

/**
 * Days between asking and the loan, NaN if none are chosen yet, and the time of day until which a request counts for its
 * day.
 */
export function LeadFields({ value, onChange, error }: Props & Readonly<{ error?: string | undefined }>) {
  const { t } = useTranslation('wizard');
  return (
    <div className={pair}>
      <Select
        id="lead_days"
        label={t('booking.lead')}
        error={error}
        value={Number.isNaN(value.lead_days) ? '' : String(value.lead_days)}
        onChange={(event) => onChange({ ...value, lead_days: Number(event.target.value || Number.NaN) })}
        options={[
          ...(Number.isNaN(value.lead_days) ? [{ value: '', label: t('problem.choose') }] : []),
          ...leadChoices(value).map((days) => ({
            value: String(days),
            label: days === 0 ? t('booking.sameDay') : t('booking.daysBefore', { count: days }),
          })),
        ]}
      />
      <Select
        id="lead_until"
        label={t('booking.until')}
        hint={t('booking.untilHint')}
        value={value.lead_until ?? ''}
        onChange={(event) => onChange({ ...value, lead_until: event.target.value || null })}
        options={[
          ...untilChoices(value).map((time) => ({ value: time, label: t('booking.untilTime', { time }) })),
          { value: '', label: t('booking.untilMidnight') },
        ]}
      />
    </div>
  );
}

/** Longest time between asking and the end of the loan. */
export function AdvanceField({ value, onChange, error }: Props & Readonly<{ error: string | undefined }>) {
  const { t } = useTranslation('wizard');
  return (
    <Select
      id="longest_advance"
      label={t('booking.advance')}
      hint={t('booking.advanceHint')}
      error={error}
      className="max-w-[440px]"
      value={String(value.longest_advance ?? '')}
      onChange={(event) =>
        onChange({ ...value, longest_advance: event.target.value ? Number(event.target.value) : null })
      }
      options={[
        ...advanceChoices(value).map((days) => ({
          value: String(days),
          label: t('booking.advanceDays', { count: days }),
        })),
        { value: '', label: t('booking.advanceYear') },
      ]}
    />
  );
}

/** Time before and after each loan, and the gap between two loans that follows. */
export function PreparationFields({ value, onChange }: Props) {
  const { t } = useTranslation('wizard');
  const words = useAnyText();
  const { preparation } = value;
  const timeField = (side: 'before' | 'after') => (
    <Select
      id={`preparation_${side}`}
      label={t(`booking.${side}`)}
      value={valueOf(preparation[side])}
      onChange={(event) => {
        const time = [...inHours, ...inDays].find((one) => valueOf(one) === event.target.value);
        onChange({ ...value, preparation: { ...preparation, [side]: time ?? { count: 0, unit: 'days' } } });
      }}
      options={[
        { value: '', label: t('booking.noPreparation') },
        ...[inHours, inDays].map((times, index) => ({
          label: t(index === 0 ? 'booking.inHours' : 'booking.inDays'),
          options: times.map((time) => ({ value: valueOf(time), label: preparationTimeText(words, time) })),
        })),
      ]}
    />
  );
  return (
    <>
      <div className={pair}>
        {timeField('before')}
        {timeField('after')}
      </div>
      <p aria-live="polite" className="text-muted empty:hidden">
        {needsPreparation(preparation) && t('booking.gap', { gap: gapText(words, preparation) })}
      </p>
    </>
  );
}
