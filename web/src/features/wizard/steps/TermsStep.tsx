import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session-context.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { FormSection, StepFrame } from '../StepFrame.js';
import { DefaultsNote } from '../defaults/DefaultsNote.js';
import { GroupFields } from '../components/GroupFields.js';
import { AskingSection, BookingSection, DeliverySection, DepositSection } from '../components/ConditionSections.js';
import { HoldField } from '../../../parts/conditions/HoldField.js';
import { PlaceFields } from '../components/PlaceFields.js';
import { AcceptCards, CommercialCards } from '../../../parts/conditions/VisibilityCards.js';
import { QuantityField } from '../../../parts/conditions/QuantityField.js';
import { quantityModel } from '../../../parts/conditions/quantity.js';
import { bookingModel } from '../../../parts/conditions/booking.js';
import { askingModel } from '../../../parts/conditions/asking.js';
import { deliveryModel } from '../../../parts/conditions/delivery.js';
import { depositModel } from '../../../parts/conditions/deposit.js';
import { firstPart, type StepModel } from '../../../parts/conditions/form.js';
import { groupsModel, placeModel } from '../model/terms.js';
import { useStepForm } from '../use-step-form.js';
import { useWizard } from '../wizard-context.js';

type Visibility = Readonly<{ commercial_only: boolean; auto_accept: boolean; hold_hours: number }>;

export const visibilityModel: StepModel<Visibility> = {
  from: ({ commercial_only, auto_accept, hold_hours }) => ({ commercial_only, auto_accept, hold_hours }),
  patch: ({ commercial_only, auto_accept, hold_hours }) => ({ commercial_only, auto_accept, hold_hours }),
  problems: () => [],
  fieldId: firstPart,
};

type VisibilityFieldsProps = Readonly<{
  value: Visibility;
  isForMembers: boolean;
  onChange: (value: Visibility) => void;
}>;

function VisibilityFields({ value, isForMembers, onChange }: VisibilityFieldsProps) {
  const { commercial_only, auto_accept, hold_hours } = value;
  const { t } = useTranslation('wizard');
  const session = useSession();
  // Restrict offers to commercial customers for commercial accounts only (spec §1, §6); any owner can lift an
  // existing restriction.
  const mayLimit = commercial_only || (session.status === 'in' && session.profile.commercial);
  return (
    <>
      {mayLimit && (
        <FormSection id="part-visibility" title={t('visibility.who')}>
          <CommercialCards
            isOn={commercial_only}
            isForMembers={isForMembers}
            onChange={(isOn) => onChange({ ...value, commercial_only: isOn })}
          />
        </FormSection>
      )}
      <FormSection
        id={mayLimit ? 'part-accept' : 'part-visibility'}
        title={t('visibility.accept')}
        intro={t('visibility.acceptHint')}
      >
        <AcceptCards isOn={auto_accept} onChange={(isOn) => onChange({ ...value, auto_accept: isOn })} />
        {!auto_accept && (
          <HoldField value={hold_hours} onChange={(hours) => onChange({ ...value, hold_hours: hours })} />
        )}
      </FormSection>
    </>
  );
}

type Terms = Readonly<{ accepted: boolean }>;

export const termsModel: StepModel<Terms> = {
  from: ({ terms_accepted }) => ({ accepted: terms_accepted }),
  patch: ({ accepted }) => (accepted ? { terms_accepted: true } : {}),
  problems: ({ accepted }) => (accepted ? [] : [{ id: 'terms_accepted', key: 'terms' }]),
  fieldId: firstPart,
};

/** Published offers require and send nothing, because their terms have already been accepted. */
const acceptedModel: StepModel<Terms> = { ...termsModel, patch: () => ({}), problems: () => [] };

type Props = Readonly<{ value: Terms; onChange: (value: Terms) => void; error: string | undefined }>;

function RulesFields({ value, onChange, error }: Props) {
  const { t } = useTranslation('wizard');
  const links = {
    use: <Link to="/terms-of-use" target="_blank" className="underline" />,
    general: <Link to="/terms" target="_blank" className="underline" />,
  };
  return (
    <FormSection id="part-terms" title={t('terms.title')} intro={t('terms.intro')}>
      <ul className="flex max-w-[64ch] list-disc flex-col gap-2 pl-5">
        {(['own', 'true', 'keep', 'fair'] as const).map((rule) => (
          <li key={rule}>{t(`terms.rule.${rule}`)}</li>
        ))}
      </ul>
      <div className="max-w-[720px] rounded-md border border-edge px-5 py-3">
        <Checkbox
          id="terms_accepted"
          checked={value.accepted}
          onChange={(event) => onChange({ accepted: event.target.checked })}
          error={error}
          hint={t('terms.newTab')}
          label={<Trans t={t} i18nKey="terms.accept" components={links} />}
        />
      </div>
    </FormSection>
  );
}

export function TermsStep() {
  const { t } = useTranslation('wizard');
  const { mode } = useWizard();
  const form = useStepForm({
    place: placeModel,
    quantity: quantityModel,
    booking: bookingModel,
    delivery: deliveryModel,
    deposit: depositModel,
    groups: groupsModel,
    asking: askingModel,
    visibility: visibilityModel,
    terms: mode === 'edit' ? acceptedModel : termsModel,
  });
  const {
    values: { place, quantity, booking, delivery, deposit, groups, asking, visibility, terms },
    errorAt,
  } = form;
  return (
    <StepFrame title={t('conditions.title')} intro={t('conditions.intro')} form={form}>
      {mode === 'create' && <DefaultsNote />}
      <PlaceFields value={place} onChange={(value) => form.change({ place: value })} error={errorAt('place-add')} />
      <FormSection id="part-quantity" title={t('quantity.title')} intro={t('quantity.intro')}>
        <QuantityField
          value={quantity.quantity}
          onChange={(next) => form.change({ quantity: { quantity: next } })}
          error={errorAt('quantity')}
        />
      </FormSection>
      <BookingSection
        value={booking}
        onChange={(value) => form.change({ booking: value })}
        error={errorAt('longest_advance')}
      />
      <DeliverySection value={delivery} onChange={(value) => form.change({ delivery: value })} errorAt={form.errorAt} />
      <DepositSection
        value={deposit}
        onChange={(value) => form.change({ deposit: value })}
        error={errorAt('deposit')}
      />
      <GroupFields value={groups} onChange={(value) => form.change({ groups: value })} error={errorAt('audience')} />
      <AskingSection value={asking} onChange={(value) => form.change({ asking: value })} errorAt={form.errorAt} />
      <VisibilityFields
        value={visibility}
        isForMembers={groups.among !== 'all'}
        onChange={(value) => form.change({ visibility: value })}
      />
      {mode === 'create' && (
        <RulesFields
          value={terms}
          onChange={(value) => form.change({ terms: value })}
          error={errorAt('terms_accepted')}
        />
      )}
    </StepFrame>
  );
}
