import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RentTypeId } from '@lendring/contracts/rules/terms.js';
import { number } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useTexts } from '../../../lib/page/use-texts.js';
import { DistanceField, PhoneField, RatingsField, ResidentFields } from '../../../parts/conditions/AskingFields.js';
import { AdvanceField, LeadFields, PreparationFields } from '../../../parts/conditions/BookingFields.js';
import { DeliveryFields } from '../../../parts/conditions/DeliveryFields.js';
import { DepositFields } from '../../../parts/conditions/DepositFields.js';
import { AddDiscount, DiscountFields } from '../../../parts/conditions/DiscountFields.js';
import { DurationFields } from '../../../parts/conditions/DurationFields.js';
import { HoldField } from '../../../parts/conditions/HoldField.js';
import { QuantityField } from '../../../parts/conditions/QuantityField.js';
import { AcceptCards, CommercialCards } from '../../../parts/conditions/VisibilityCards.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { Select } from '../../../ui/Select.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import {
  conditionsIn,
  conditionsPatch,
  discountsFor,
  durationIds,
  durationsFor,
  problemsIn,
  timedTypesOf,
  type Topic,
  topics,
  type TypedConditions,
} from './conditions.js';
import { rentTypesOf } from './prices.js';
import type { Chosen } from './use-selection.js';

type Props = Readonly<{
  targets: readonly Chosen[];
  typed: TypedConditions;
  onChange: (typed: TypedConditions) => void;
  /** Text of the last refusal to begin; fields show their problems from then on. */
  problem: string | undefined;
}>;

/** Conditions of many offers: each is ticked to be changed, with the fields of the offer form. */
export function ConditionFields({ targets, typed, onChange, problem }: Props) {
  const { t } = useTranslation('offerTable');
  const any = useAnyText();
  const session = useSession();
  const isReady = useTexts('wizard', 'offerRules', 'address');
  if (!isReady) return <SkeletonText lines={7} />;
  const { ticked, booking, asking, discounts, per } = typed;
  const problems = problemsIn(typed);
  const errorAt = (id: string) => {
    const found = problem === undefined ? undefined : problems.find((one) => one.id === id);
    return found && any(`wizard:problem.${found.key}`, { ...found.params });
  };
  const change = (part: Partial<TypedConditions>) => onChange({ ...typed, ...part });
  const ofBooking = { value: booking, onChange: (value: typeof booking) => change({ booking: value }) };
  const ofAsking = { value: asking, onChange: (value: typeof asking) => change({ asking: value }), errorAt };
  const ofDiscounts = {
    discounts,
    name: t(`bulk.perUnit.${per ?? 1}`),
    onChange: (value: typeof discounts) => change({ discounts: value }),
  };
  const rentTypes = rentTypesOf(targets);
  const timedTypes = timedTypesOf(targets);
  const mayLimit =
    (session.status === 'in' && session.profile.commercial) || targets.some((offer) => offer.commercial_only);
  const isShown = (topic: Topic): boolean =>
    topic === 'discounts'
      ? rentTypes.length > 0
      : topic === 'durations'
        ? timedTypes.length > 0
        : topic !== 'commercial' || mayLimit;
  const fields: Readonly<Record<Topic, () => ReactNode>> = {
    quantity: () => (
      <>
        <p className="text-small text-muted">{t('bulk.conditions.quantityHint')}</p>
        <QuantityField
          value={typed.quantity}
          onChange={(quantity) => change({ quantity })}
          error={errorAt('quantity')}
        />
      </>
    ),
    durations: () => (
      <>
        <Select
          label={t('bulk.conditions.per')}
          className="max-w-[440px]"
          value={String(typed.timed)}
          options={timedTypes.map((one) => ({ value: String(one), label: t(`bulk.perUnit.${one}`) }))}
          onChange={({ target }) => {
            const next = Number(target.value) as RentTypeId;
            change({ timed: next, durations: durationsFor(targets, next) });
          }}
        />
        <DurationFields
          value={typed.durations}
          rentType={typed.timed ?? 1}
          min={{ id: durationIds.min, error: errorAt(durationIds.min) }}
          max={{ id: durationIds.max, error: errorAt(durationIds.max) }}
          onChange={(durations) => change({ durations })}
        />
      </>
    ),
    commercial: () => (
      <CommercialCards
        isOn={typed.commercialOnly}
        onChange={(commercialOnly) => change({ commercialOnly })}
        error={errorAt('commercial_only')}
      />
    ),
    accept: () => (
      <AcceptCards
        isOn={typed.autoAccept}
        onChange={(autoAccept) => change({ autoAccept })}
        error={errorAt('auto_accept')}
      />
    ),
    deposit: () => (
      <DepositFields
        value={typed.deposit}
        onChange={(deposit) => change({ deposit })}
        error={errorAt('deposit')}
        kindError={errorAt('deposit_kind')}
      />
    ),
    discounts: () => (
      <>
        <p className="text-small text-muted">{t('bulk.conditions.discountsHint')}</p>
        <Select
          label={t('bulk.conditions.per')}
          className="max-w-[440px]"
          value={String(per)}
          options={rentTypes.map((one) => ({ value: String(one), label: t(`bulk.perUnit.${one}`) }))}
          onChange={({ target }) => {
            const next = Number(target.value) as RentTypeId;
            change({ per: next, discounts: discountsFor(targets, next) });
          }}
        />
        <DiscountFields {...ofDiscounts} rentType={per ?? 1} errorAt={errorAt} />
        <div className="flex flex-wrap gap-2">
          <AddDiscount of="duration" {...ofDiscounts} />
          <AddDiscount of="count" {...ofDiscounts} />
        </div>
      </>
    ),
    lead: () => <LeadFields {...ofBooking} error={errorAt('lead_days')} />,
    advance: () => <AdvanceField {...ofBooking} error={errorAt('longest_advance')} />,
    preparation: () => <PreparationFields {...ofBooking} />,
    delivery: () => (
      <DeliveryFields value={typed.delivery} onChange={(delivery) => change({ delivery })} errorAt={errorAt} />
    ),
    km: () => <DistanceField {...ofAsking} />,
    residents: () => <ResidentFields {...ofAsking} />,
    phone: () => <PhoneField {...ofAsking} />,
    ratings: () => <RatingsField {...ofAsking} />,
    hold: () => <HoldField value={typed.hold} onChange={(hold) => change({ hold })} error={errorAt('hold_hours')} />,
  };
  const tick = (topic: Topic, isOn: boolean) =>
    change({ ticked: topics.filter((one) => (one === topic ? isOn : ticked.includes(one))) });
  const set = ticked.length > 0 && problems.length === 0 ? conditionsIn(typed) : null;
  const count = set ? targets.filter((offer) => conditionsPatch(offer, set) !== null).length : 0;
  return (
    <div className="flex flex-col gap-4">
      <p>{t('bulk.text.conditions')}</p>
      {problem !== undefined && ticked.length === 0 && (
        <p role="alert" className="text-small font-semibold text-rose-ink">
          {problem}
        </p>
      )}
      <ul className="m-0 list-none divide-y divide-line border-y border-line p-0">
        {topics.filter(isShown).map((topic) => (
          <li key={topic} className="py-1">
            <Checkbox
              label={<span className="font-bold">{t(`bulk.conditions.topic.${topic}`)}</span>}
              checked={ticked.includes(topic)}
              onChange={({ target }) => tick(topic, target.checked)}
            />
            {ticked.includes(topic) && (
              <div
                role="group"
                aria-label={t(`bulk.conditions.topic.${topic}`)}
                className="mt-1 mb-4 ml-[11px] flex flex-col gap-4 border-l-2 border-line pl-4 sm:pl-6"
              >
                {fields[topic]()}
              </div>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="font-semibold empty:hidden">
        {set &&
          t(count === 0 ? 'bulk.conditions.alreadySo' : 'bulk.conditions.changes', {
            count,
            shown: number(count),
            total: number(targets.length),
          })}
      </p>
    </div>
  );
}
