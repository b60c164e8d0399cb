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
import { AskingFields } from '../components/AskingFields.js';
import { BookingFields } from '../components/BookingFields.js';
import { DeliveryFields } from '../components/DeliveryFields.js';
import { DepositFields } from '../components/DepositFields.js';
import { HoldField } from '../components/HoldField.js';
import { askingModel } from '../model/asking.js';
import { blankOffer } from '../model/blank.js';
import { bookingModel } from '../model/booking.js';
import { deliveryModel } from '../model/delivery.js';
import { firstPart, joined, type StepModel } from '../model/form.js';
import { depositModel } from '../model/terms.js';
import { FormSection } from '../StepFrame.js';

const holdModel: StepModel<number> = {
  from: ({ hold_hours }) => hold_hours,
  patch: (hold_hours) => ({ hold_hours }),
  problems: () => [],
  fieldId: firstPart,
};

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
        <BookingFields
          value={booking}
          onChange={(value) => form.change({ booking: value })}
          error={errorAt('longest_advance')}
        />
        <DeliveryFields value={delivery} onChange={(value) => form.change({ delivery: value })} errorAt={errorAt} />
        <DepositFields
          value={deposit}
          onChange={(value) => form.change({ deposit: value })}
          error={errorAt('deposit')}
        />
        <AskingFields value={asking} onChange={(value) => form.change({ asking: value })} errorAt={errorAt} />
        <FormSection id="part-hold" title={t('defaults.hold')} intro={t('defaults.holdIntro')}>
          <HoldField value={hold} onChange={(value) => form.change({ hold: value })} />
        </FormSection>
      </FormCard>
    </div>
  );
}
