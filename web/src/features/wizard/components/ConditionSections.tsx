import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DistanceField, PhoneField, RatingsField, ResidentFields } from '../../../parts/conditions/AskingFields.js';
import { AdvanceField, LeadFields, PreparationFields } from '../../../parts/conditions/BookingFields.js';
import { DeliveryFields } from '../../../parts/conditions/DeliveryFields.js';
import { DepositFields } from '../../../parts/conditions/DepositFields.js';
import { FormSection } from '../StepFrame.js';

/** Lead time, longest advance and preparation of the offer. */
export function BookingSection(props: ComponentProps<typeof AdvanceField>) {
  const { t } = useTranslation('wizard');
  return (
    <FormSection id="part-booking" title={t('booking.title')} intro={t('booking.intro')}>
      <LeadFields {...props} />
      <AdvanceField {...props} />
      <div>
        <h3 className="font-body text-base font-bold">{t('booking.preparation')}</h3>
        <p className="mt-1 max-w-[64ch] text-muted">{t('booking.preparationIntro')}</p>
      </div>
      <PreparationFields {...props} />
    </FormSection>
  );
}

export function DeliverySection(props: ComponentProps<typeof DeliveryFields>) {
  const { t } = useTranslation('wizard');
  return (
    <FormSection id="part-delivery" title={t('delivery.title')} intro={t('delivery.intro')}>
      <DeliveryFields {...props} />
    </FormSection>
  );
}

export function DepositSection(props: ComponentProps<typeof DepositFields>) {
  const { t } = useTranslation('wizard');
  return (
    <FormSection id="part-deposit" title={t('deposit.title')} intro={t('deposit.intro')}>
      <DepositFields {...props} />
    </FormSection>
  );
}

/** Conditions for requests. */
export function AskingSection(props: ComponentProps<typeof DistanceField>) {
  const { t } = useTranslation('wizard');
  return (
    <FormSection id="part-asking" title={t('asking.title')} intro={t('asking.intro')}>
      <div className="flex max-w-[440px] flex-col gap-5">
        <DistanceField {...props} />
        <ResidentFields {...props} />
        <PhoneField {...props} />
        <RatingsField {...props} />
      </div>
    </FormSection>
  );
}
