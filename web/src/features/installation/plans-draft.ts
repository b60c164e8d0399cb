import type { Included, Interval, Plan } from '@lendring/contracts/billing/catalogue.js';
import { planLimits as limits, promisedFeatures } from '@lendring/contracts/billing/plan-limits.js';
import { localeCodes, type Locale } from '../../i18n/locale.js';
import { slugOf } from '../../lib/forms/typed-text.js';
import { intervals, type PlanField } from './setting-facts.js';

type Words = Readonly<Record<Locale, string>>;

/** Form state of a plan; a number field is null when empty and NaN when invalid. */
export type PlanDraft = Readonly<{
  /** React key; not saved. */
  key: string;
  planId: string | null;
  title: Words;
  text: Words;
  audience: Plan['audience'];
  /** Price per interval; null for the free plan. */
  price: Readonly<Record<Interval, number | null>> | null;
  trialDays: number | null;
  /** Quotas; null values mean unlimited. */
  included: Included;
  offered: boolean;
}>;

const draftOf = (plan: Plan): PlanDraft => ({ ...plan, key: plan.planId });

/** Plans in force, plus those from the configuration file that no version contains, marked as not on sale. */
export const draftsOf = (plans: readonly Plan[], file: readonly Plan[]): readonly PlanDraft[] => {
  const ids = new Set(plans.map(({ planId }) => planId));
  const missing = file.filter(({ planId, price }) => price !== null && !ids.has(planId));
  return [...plans, ...missing.map((plan) => ({ ...plan, offered: false }))].map(draftOf);
};

export const withNewPlan = (drafts: readonly PlanDraft[]): readonly PlanDraft[] => {
  const last = drafts.at(-1);
  if (!last) return drafts;
  const numbers = drafts.flatMap(({ key, planId }) => (planId === null ? [Number(key)] : []));
  const none = { de: '', en: '', nl: '' };
  return [
    ...drafts,
    {
      ...last,
      key: String(Math.max(0, ...numbers) + 1),
      planId: null,
      audience: 'everybody',
      title: none,
      text: none,
      price: { month: null, year: null },
      trialDays: 0,
      offered: true,
    },
  ];
};

/** Whether a plan may move; the free plan always stays first. */
export const mayMove = (drafts: readonly PlanDraft[], index: number, by: -1 | 1): boolean =>
  index > 0 && index + by > 0 && index + by < drafts.length;

export const moved = (drafts: readonly PlanDraft[], index: number, by: -1 | 1): readonly PlanDraft[] => {
  const one = drafts[index];
  return one && mayMove(drafts, index, by) ? drafts.toSpliced(index, 1).toSpliced(index + by, 0, one) : drafts;
};

/** Free id derived from the title; ids appear in URLs and never change. */
const idFor = ({ title }: PlanDraft, taken: ReadonlySet<string>): string => {
  const slug = slugOf(title.de).replace(/^[^a-z]+/, '');
  const base = slug.length > 1 ? slug.slice(0, 24).replace(/-+$/, '') : 'plan';
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(id)) return id;
  }
};

const trimmed = ({ de, en, nl }: Words): Words => ({ de: de.trim(), en: en.trim(), nl: nl.trim() });

export const plansOfDraft = (drafts: readonly PlanDraft[]): Plan[] => {
  const taken = new Set(drafts.flatMap(({ planId }) => (planId === null ? [] : [planId])));
  return drafts.map((draft) => {
    const { title, text, audience, price, trialDays, included, offered } = draft;
    const planId = draft.planId ?? idFor(draft, taken);
    taken.add(planId);
    return {
      planId,
      title: trimmed(title),
      text: trimmed(text),
      audience,
      price: price && { month: price.month ?? 0, year: price.year ?? 0 },
      trialDays: trialDays ?? 0,
      included,
      offered,
    };
  });
};

export const planFieldId = (index: number, field: PlanField): string => `plans-${index}-${field.join('-')}`;

type Found =
  | Readonly<{
      index: number;
      draft: PlanDraft;
      field: PlanField;
      problem: 'needed' | 'price' | 'included' | 'trialDays';
    }>
  | Readonly<{ problem: 'tooMany' }>;

const isCount = (value: number | null, most = Number.MAX_SAFE_INTEGER): boolean =>
  value === null || (Number.isInteger(value) && value >= 0 && value <= most);

const isPrice = (net: number | null): boolean => net !== null && net >= 1 && net <= limits.net;

export const problemsOfPlans = (drafts: readonly PlanDraft[]): readonly Found[] => {
  const found = drafts.flatMap((draft, index): readonly Found[] => {
    const { title, text, price, trialDays, included } = draft;
    const at = (field: PlanField, problem: 'needed' | 'price' | 'included' | 'trialDays', isWrong: boolean) =>
      isWrong ? [{ index, draft, field, problem }] : [];
    return [
      ...localeCodes.flatMap((code) => at(['title', code], 'needed', title[code].trim() === '')),
      ...localeCodes.flatMap((code) => at(['text', code], 'needed', text[code].trim() === '')),
      ...intervals.flatMap((name) => at(['price', name], 'price', price !== null && !isPrice(price[name]))),
      ...promisedFeatures.flatMap((name) => at(['included', name], 'included', !isCount(included[name]))),
      ...at(['trialDays'], 'trialDays', !isCount(trialDays, limits.trialDays)),
    ];
  });
  const offered = drafts.filter((draft) => draft.offered).length;
  return offered > limits.offered || drafts.length > limits.plans ? [...found, { problem: 'tooMany' }] : found;
};
