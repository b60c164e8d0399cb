import { describe, expect, it } from 'vitest';
import { Plans, type Plan } from '@lendring/contracts/billing/catalogue.js';
import { defaultCatalogue } from '@lendring/contracts/billing/default-catalogue.js';
import { draftsOf, mayMove, moved, plansOfDraft, problemsOfPlans, withNewPlan, type PlanDraft } from './plans-draft.js';

const [free, plus, business] = defaultCatalogue.plans as [Plan, Plan, Plan];
const drafts = draftsOf([free, plus], [free, plus]);
const named = (title: string): PlanDraft => ({
  ...withNewPlan(drafts).at(-1)!,
  title: { de: title, en: title, nl: title },
  text: plus.text,
  price: { month: 990, year: 9_900 },
});
const problems = (change: Partial<PlanDraft>) =>
  problemsOfPlans([drafts[0]!, { ...drafts[1]!, ...change }]).map((found) =>
    found.problem === 'tooMany' ? 'tooMany' : `${found.field.join('-')} ${found.problem}`,
  );

describe('the draft of the plans', () => {
  it('round-trips plans and trims their titles', () => {
    const spaced = drafts.map((draft) => ({ ...draft, title: { ...draft.title, de: ` ${draft.title.de} ` } }));
    expect(plansOfDraft(spaced)).toEqual([free, plus]);
  });

  it('lists plans found only in the configured file as not on sale', () => {
    expect(plansOfDraft(draftsOf([free, plus], [{ ...free, planId: 'other' }, plus, business]))).toEqual([
      free,
      plus,
      { ...business, offered: false },
    ]);
  });

  it('derives a unique valid id for a new plan from its title', () => {
    const ids = (...titles: readonly string[]) => plansOfDraft([...drafts, ...titles.map(named)]);
    const plans = ids('Größer & mehr', 'Plus', '24/7', '…', 'x'.repeat(60), 'x'.repeat(60));
    expect(plans.slice(2, 6).map(({ planId }) => planId)).toEqual(['groesser-mehr', 'plus-2', 'plan', 'plan-2']);
    expect(Plans.parse(plans)).toEqual(plans);
  });

  it('keeps the free plan first', () => {
    const three = draftsOf([free, plus, business], []);
    const order = (index: number, by: -1 | 1) => moved(three, index, by).map(({ planId }) => planId);
    expect(order(1, 1)).toEqual(['free', 'business', 'plus']);
    expect(order(2, -1)).toEqual(['free', 'business', 'plus']);
    expect([mayMove(three, 0, 1), mayMove(three, 1, -1), mayMove(three, 2, 1)]).toEqual([false, false, false]);
    expect(order(0, 1)).toEqual(['free', 'plus', 'business']);
  });

  it('reports missing and invalid fields', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ title: { ...plus.title, nl: ' ' } })).toEqual(['title-nl needed']);
    expect(problems({ text: { ...plus.text, en: '' } })).toEqual(['text-en needed']);
    for (const month of [null, 0, NaN, 100_000_001])
      expect(problems({ price: { month, year: 1 } })).toEqual(['price-month price']);
    expect(problems({ trialDays: 91 })).toEqual(['trialDays trialDays']);
    expect(problems({ included: { ...plus.included, offers: NaN } })).toEqual(['included-offers included']);
    expect(problems({ included: { ...plus.included, offers: null } })).toEqual([]);
    const many = Array.from({ length: 12 }, (_, index) => named(`Plan ${index}`));
    expect(problemsOfPlans([drafts[0]!, ...many])).toEqual([{ problem: 'tooMany' }]);
  });
});
