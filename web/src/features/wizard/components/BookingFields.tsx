import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { needsPreparation } from '@lendring/contracts/rules/preparation.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { gapText, preparationTimeText } from '../../../parts/offers/booking-rules.js';
import { Select } from '../../../ui/Select.js';
import { FormSection } from '../StepFrame.js';
import { advanceChoices, type Booking, leadChoices, untilChoices } from '../model/booking.js';

type Props = Readonly<{ value: Booking; onChange: (value: Booking) => void; error: string | undefined }>;

const inHours = Array.from({ length: limits.preparation }, (_, index) => ({
  count: index + 1,
  unit: 'hours' as const,
}));
const inDays = inHours.map(({ count }) => ({ count, unit: 'days' as const }));
const valueOf = ({ count, unit }: Booking['preparation']['before']): string => (count === 0 ? '' : `${count} ${unit}`);

/** Lead time, longest advance and preparation of the offer. */
export function BookingFields({ value, onChange, error }: Props) {
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
    <FormSection id="part-booking" title={t('booking.title')} intro={t('booking.intro')}>
      <div className="grid max-w-[720px] items-end gap-4 sm:grid-cols-2">
        <Select
          id="lead_days"
          label={t('booking.lead')}
          value={String(value.lead_days)}
          onChange={(event) => onChange({ ...value, lead_days: Number(event.target.value) })}
          options={leadChoices(value).map((days) => ({
            value: String(days),
            label: days === 0 ? t('booking.sameDay') : t('booking.daysBefore', { count: days }),
          }))}
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
      <div>
        <h3 className="font-body text-base font-bold">{t('booking.preparation')}</h3>
        <p className="mt-1 max-w-[64ch] text-muted">{t('booking.preparationIntro')}</p>
      </div>
      <div className="grid max-w-[720px] items-end gap-4 sm:grid-cols-2">
        {timeField('before')}
        {timeField('after')}
      </div>
      <p aria-live="polite" className="text-muted empty:hidden">
        {needsPreparation(preparation) && t('booking.gap', { gap: gapText(words, preparation) })}
      </p>
    </FormSection>
  );
}
