import { describe, expect, it } from 'vitest';
import { Catalogue, Plans, type Plan } from './catalogue.js';
import { defaultCatalogue } from './default-catalogue.js';

const [free, plus, business] = defaultCatalogue.plans as [Plan, Plan, Plan];
const problemsOf = (...plans: readonly Plan[]): readonly string[] =>
  Plans.safeParse(plans).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('plan catalogue', () => {
  it('treats a plan without a sale flag as on sale', () => {
    const { offered: _, ...older } = plus;
    expect(Catalogue.parse({ plans: [free, older] }).plans[1]).toEqual(plus);
  });

  it('starts with the only free plan, always on sale, and has unique names', () => {
    expect(problemsOf(free, plus, { ...business, offered: false })).toEqual([]);
    expect(problemsOf(plus)).toEqual(['0: The first plan, plus, must cost nothing.']);
    expect(problemsOf({ ...free, offered: false })).toEqual([
      '0: The first plan, free, cannot be withdrawn from sale.',
    ]);
    expect(problemsOf(free, { ...free, planId: 'second' })).toEqual([
      '1: Only the first plan costs nothing; second has no price.',
    ]);
    expect(problemsOf(free, plus, plus)).toEqual(['2: plus is there twice.']);
  });

  it('allows twelve plans on sale at a time, and further withdrawn plans', () => {
    const many = (count: number, offered: boolean) =>
      Array.from({ length: count }, (_, index) => ({
        ...plus,
        planId: `plan-${offered ? 'a' : 'b'}${index}`,
        offered,
      }));
    expect(problemsOf(free, ...many(11, true), ...many(28, false))).toEqual([]);
    expect(problemsOf(free, ...many(12, true))).toEqual([': At most 12 plans are on sale at once.']);
    expect(problemsOf(free, ...many(40, false))).toHaveLength(1);
  });
});
