import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/Select.js';
import { FormSection } from '../StepFrame.js';
import { advanceChoices, type Booking, leadChoices, untilChoices } from '../model/booking.js';

type Props = Readonly<{ value: Booking; onChange: (value: Booking) => void; error: string | undefined }>;

/** Lead time and longest advance of the offer. */
export function BookingFields({ value, onChange, error }: Props) {
  const { t } = useTranslation('wizard');
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
    </FormSection>
  );
}
