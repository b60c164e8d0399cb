import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import type { OfferDefaultsShape } from '@lendring/contracts/http/offer.js';
import { conditionsOf, putOfferDefaults } from '../../../api/offer-defaults.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { FormCard } from '../../../parts/account/FormCard.js';
import { toasts } from '../../../ui/toasts.js';
import { AskingSection, BookingSection, DeliverySection, DepositSection } from '../components/ConditionSections.js';
import { HoldField } from '../../../parts/conditions/HoldField.js';
import { askingModel } from '../../../parts/conditions/asking.js';
import { blankOffer } from '../model/blank.js';
import { bookingModel } from '../../../parts/conditions/booking.js';
import { deliveryModel } from '../../../parts/conditions/delivery.js';
import { joined } from '../../../parts/conditions/form.js';
import { depositModel } from '../../../parts/conditions/deposit.js';
import { holdModel } from '../../../parts/conditions/hold.js';
import { FormSection } from '../StepFrame.js';

const model = joined({
  booking: bookingModel,
  delivery: deliveryModel,
  deposit: depositModel,
  asking: askingModel,
  hold: holdModel,
});

export function DefaultsForm({ defaults }: Readonly<{ defaults: OfferDefaultsShape }>) {
  const { t } = useTranslation('wizard');
  const api = useApi();
  const queries = useQueryClient();
  const known = { ...blankOffer(useLocale()), ...conditionsOf(defaults) };
  const form = useForm({
    initial: () => model.from(known),
    check: (values) =>
      model.problems(values).map(({ id, key, params }) => ({ id, text: t(`problem.${key}`, { ...params }) })),
    send: async (values) => {
      const body = { ...conditionsOf(defaults), ...model.patch(values) };
      putOfferDefaults(queries, api, await api.patch('/offer_defaults', { body }));
      toasts.show('success', t('defaults.saved'));
      return undefined;
    },
    fieldOf: (path, values) => model.fieldId(path, values),
    lenient: true,
  });
  const {
    values: { booking, delivery, deposit, asking, hold },
    errorAt,
  } = form;
  return (
    <div className="flex max-w-[720px] flex-col gap-6">
      <p className="rounded-md bg-tint-2 p-4">
        <Trans
          t={t}
          i18nKey="defaults.existing"
          components={{ table: <Link to="/account/offers/table" search={{}} className="underline" /> }}
        />
      </p>
      <FormCard form={form} label={t('defaults.title')}>
        <BookingSection
          value={booking}
          onChange={(value) => form.change({ booking: value })}
          error={errorAt('longest_advance')}
        />
        <DeliverySection value={delivery} onChange={(value) => form.change({ delivery: value })} errorAt={errorAt} />
        <DepositSection
          value={deposit}
          onChange={(value) => form.change({ deposit: value })}
          error={errorAt('deposit')}
        />
        <AskingSection value={asking} onChange={(value) => form.change({ asking: value })} errorAt={errorAt} />
        <FormSection id="part-hold" title={t('defaults.hold')} intro={t('defaults.holdIntro')}>
          <HoldField value={hold} onChange={(value) => form.change({ hold: value })} />
        </FormSection>
      </FormCard>
    </div>
  );
}
