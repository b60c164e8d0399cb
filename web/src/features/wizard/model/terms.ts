import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { DepositKind } from '@lendring/contracts/rules/deposit-kinds.js';
import { holdSteps } from '@lendring/contracts/rules/hold.js';
import type { TFunction } from 'i18next';
import { type Among, amongOf, audienceAmong } from '../../../parts/offers/among.js';
import { firstPart, type StepModel } from './form.js';

/** `place_id` null: the profile's address. `entering`: a new place is being entered. */
export type ThingPlace = Readonly<{ place_id: string | null; entering: boolean }>;

export const placeModel: StepModel<ThingPlace> = {
  from: ({ place_id }) => ({ place_id, entering: false }),
  patch: ({ place_id, entering }) => (entering ? {} : { place_id }),
  problems: ({ entering }) => (entering ? [{ id: 'place-add', key: 'placeOpen' }] : []),
  fieldId: () => 'thing-place',
};

/** `belongsTo`: id of the group that owns the item. */
export type Groups = Readonly<{ ids: readonly string[]; among: Among; free: boolean; belongsTo: string | null }>;

const lacksGroup = ({ ids, among }: Groups): boolean => ids.length === 0 && among !== 'all';

export const groupsModel: StepModel<Groups> = {
  from: ({ audience }) => ({
    ids: audience.groups.map(({ group_id }) => group_id),
    among: amongOf(audience),
    free: audience.free_for_members,
    belongsTo: audience.belongs_to,
  }),
  // Send nothing, because an offer that has lost its last group must not become public implicitly.
  patch: (values) =>
    lacksGroup(values)
      ? {}
      : {
          audience: {
            group_ids: [...values.ids],
            ...audienceAmong(values.among),
            free_for_members: values.ids.length > 0 && values.free,
            belongs_to: values.belongsTo !== null && values.ids.includes(values.belongsTo) ? values.belongsTo : null,
          },
        },
  problems: (values) => (lacksGroup(values) ? [{ id: 'audience', key: 'groupNeeded' }] : []),
  fieldId: () => 'audience',
};

export type DepositChoice = 'no' | DepositKind;

/** Chosen kind of deposit; an amount of an older offer, which states none, counts as cash. */
export const depositChoice = ({
  deposit,
  deposit_kind: kind,
}: Pick<OfferShape, 'deposit' | 'deposit_kind'>): DepositChoice => kind ?? (deposit === null ? 'no' : 'cash');

export type Deposit = Readonly<{ kind: DepositChoice; /** Cents; NaN for invalid text. */ amount: number | null }>;

const isAmount = (value: number | null): value is number => value !== null && value >= 1 && value <= limits.money;
export const isMoney = (kind: DepositChoice): kind is 'cash' | 'transfer' => kind === 'cash' || kind === 'transfer';

export const depositModel: StepModel<Deposit> = {
  from: (offer) => ({ kind: depositChoice(offer), amount: offer.deposit }),
  patch: ({ kind, amount }) => {
    if (!isMoney(kind)) return { deposit: null, deposit_kind: kind === 'no' ? null : kind };
    return isAmount(amount) ? { deposit: amount, deposit_kind: kind } : {};
  },
  problems: ({ kind, amount }) =>
    !isMoney(kind) || isAmount(amount)
      ? []
      : [{ id: 'deposit', key: (amount ?? 0) > limits.money ? 'amountTooBig' : 'deposit' }],
  fieldId: firstPart,
};

/** Hours to choose from, including a value set by another client. */
export const holdChoices = (chosen: number): readonly number[] =>
  [...new Set([...holdSteps, chosen])].toSorted((a, b) => a - b);

/** `12 Stunden`, `1 Tag`, `2 Tage`. */
export const holdText = (t: TFunction<'wizard'>, hours: number): string =>
  hours % 24 === 0 ? t('visibility.holdDays', { count: hours / 24 }) : t('visibility.holdHours', { count: hours });
