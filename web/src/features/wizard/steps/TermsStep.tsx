import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { NumberField } from '../../../ui/NumberField.js';
import { type CardOption, RadioCards } from '../../../ui/RadioCards.js';
import { FormSection, StepFrame } from '../StepFrame.js';
import { DefaultsNote } from '../defaults/DefaultsNote.js';
import { GroupFields } from '../components/GroupFields.js';
import { AskingSection, BookingSection, DeliverySection, DepositSection } from '../components/ConditionSections.js';
import { HoldField } from '../../../parts/conditions/HoldField.js';
import { PlaceFields } from '../components/PlaceFields.js';
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

type VisibilityFieldsProps = Readonly<{ value: Visibility; onChange: (value: Visibility) => void }>;

function VisibilityFields({ value, onChange }: VisibilityFieldsProps) {
  const { commercial_only, auto_accept, hold_hours } = value;
  const { t } = useTranslation('wizard');
  const session = useSession();
  // Restrict offers to commercial customers for commercial accounts only (spec §1, §6); any owner can lift an
  // existing restriction.
  const mayLimit = commercial_only || (session.status === 'in' && session.profile.commercial);
  return (
    <>
      {mayLimit && (
        <Question
          part="part-visibility"
          id="commercial_only"
          title={t('visibility.who')}
          value={commercial_only ? 'commercial' : 'all'}
          onChange={(choice) => onChange({ ...value, commercial_only: choice === 'commercial' })}
          options={[
            { value: 'all', label: t('visibility.all'), detail: t('visibility.allDetail') },
            { value: 'commercial', label: t('visibility.commercial'), detail: t('visibility.commercialDetail') },
          ]}
        />
      )}
      <Question
        part={mayLimit ? 'part-accept' : 'part-visibility'}
        id="auto_accept"
        title={t('visibility.accept')}
        intro={t('visibility.acceptHint')}
        value={auto_accept ? 'auto' : 'both'}
        onChange={(choice) => onChange({ ...value, auto_accept: choice === 'auto' })}
        options={[
          { value: 'both', label: t('visibility.both'), detail: t('visibility.bothDetail') },
          { value: 'auto', label: t('visibility.auto'), detail: t('visibility.autoDetail') },
        ]}
      >
        {!auto_accept && (
          <HoldField value={hold_hours} onChange={(hours) => onChange({ ...value, hold_hours: hours })} />
        )}
      </Question>
    </>
  );
}

type QuestionProps<Value extends string> = Readonly<{
  part: string;
  title: string;
  intro?: string;
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly CardOption<Value>[];
  children?: ReactNode;
}>;

function Question<Value extends string>({ part, title, intro, children, ...choices }: QuestionProps<Value>) {
  return (
    <FormSection id={part} title={title} {...(intro ? { intro } : {})}>
      <RadioCards legend={title} hideLegend className="max-w-[720px]" {...choices} />
      {children}
    </FormSection>
  );
}

/** NaN for invalid text. */
type Stock = Readonly<{ quantity: number | null }>;

const isQuantity = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= limits.quantity;

export const quantityModel: StepModel<Stock> = {
  from: ({ quantity }) => ({ quantity }),
  patch: ({ quantity }) => (isQuantity(quantity) ? { quantity } : {}),
  problems: ({ quantity }) =>
    isQuantity(quantity) ? [] : [{ id: 'quantity', key: 'count', params: { max: limits.quantity } }],
  fieldId: firstPart,
};

type QuantityFieldProps = Readonly<{ value: Stock; onChange: (value: Stock) => void; error: string | undefined }>;

function QuantityField({ value: { quantity }, onChange, error }: QuantityFieldProps) {
  const { t } = useTranslation('wizard');
  return (
    <FormSection id="part-quantity" title={t('quantity.title')} intro={t('quantity.intro')}>
      <NumberField
        id="quantity"
        label={t('quantity.label')}
        hint={t('quantity.hint')}
        value={quantity}
        error={error}
        className="max-w-[440px]"
        onChange={(next) => onChange({ quantity: next })}
      />
    </FormSection>
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
      <QuantityField
        value={quantity}
        onChange={(value) => form.change({ quantity: value })}
        error={errorAt('quantity')}
      />
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
      <VisibilityFields value={visibility} onChange={(value) => form.change({ visibility: value })} />
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
