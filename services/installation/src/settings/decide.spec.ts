import { describe, expect, it } from 'vitest';
import type { Plan } from '@lendring/contracts/billing/catalogue.js';
import { defaultCatalogue } from '@lendring/contracts/billing/default-catalogue.js';
import { allFeaturesOn } from '@lendring/contracts/installation/feature.js';
import type { Setting } from '@lendring/contracts/installation/settings.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { at, banner, club, opening } from '../../testing/settings.js';
import { change, putBack, type Act, type SettingDecision } from './decide.js';
import { settingAggregate, type SettingState } from './setting.aggregate.js';

const by = UserId.parse('c0000000-0000-4000-8000-000000000003');
const [free, plus, business] = defaultCatalogue.plans as [Plan, Plan, Plan];
const act = (after: number): Act => ({ by, at, after });
const operator = (name: string): Setting => ({ part: 'operator', value: { ...club, name } });
const given = (...settings: readonly Setting[]): SettingState => ({ versions: settings });
const code = (decision: SettingDecision) => (isRefused(decision) ? decision.refusal.code : decision.events.length);

describe('a part of the settings', () => {
  it('numbers its versions', () => {
    const first = change(given(), act(0), operator('One'));
    expect(first).toEqual({
      events: [{ type: 'SettingChanged', data: { number: 1, setting: operator('One'), putBack: null, by, at } }],
    });
    if (isRefused(first)) throw new Error('refused');
    const state = first.events.reduce(settingAggregate.evolve, settingAggregate.initialState);
    expect(change(state, act(1), operator('Two'))).toMatchObject({ events: [{ data: { number: 2 } }] });
  });

  it('ignores an unchanged value, even with a stale version', () => {
    expect(code(change(given(operator('One')), act(0), operator('One')))).toBe(0);
    expect(code(change(given(), act(0), { part: 'operator', value: null }))).toBe(0);
  });

  it('refuses a change based on a stale version', () => {
    expect(code(change(given(operator('One')), act(0), operator('Two')))).toBe('setting_changed');
    expect(code(putBack(given(operator('One'), operator('Two')), act(1), { part: 'operator', number: 1 }))).toBe(
      'setting_changed',
    );
  });

  it('restores an earlier version, or the default from before the first version', () => {
    const state = given(operator('One'), operator('Two'));
    expect(putBack(state, act(2), { part: 'operator', number: 1 })).toMatchObject({
      events: [{ data: { number: 3, setting: operator('One'), putBack: 1 } }],
    });
    expect(putBack(state, act(2), { part: 'operator', number: 0 })).toMatchObject({
      events: [{ data: { number: 3, setting: { part: 'operator', value: null }, putBack: 0 } }],
    });
    expect(code(putBack(state, act(2), { part: 'operator', number: 3 }))).toBe('setting_version_not_found');
  });

  it('requires a reason for settings that do not explain themselves', () => {
    const off: Setting = { part: 'features', value: { ...allFeaturesOn, groups: false } };
    const why: Act = { ...act(0), reason: 'Small place' };
    expect(code(change(given(), act(0), off))).toBe('setting_reason');
    expect(change(given(), why, off)).toMatchObject({ events: [{ data: { setting: off, reason: 'Small place' } }] });
    expect(code(putBack(given(off), act(1), { part: 'features', number: 0 }))).toBe('setting_reason');
    expect(code(putBack(given(off), { ...why, after: 1 }, { part: 'features', number: 0 }))).toBe(1);
    expect(code(change(given(off), act(1), off))).toBe(0);
  });

  it('accepts only accent colours with readable white text, even when restored', () => {
    const brand = (accent: string | null): Setting => ({
      part: 'brand',
      value: { name: 'Leihbar', logo: null, accent },
    });
    const why: Act = { ...act(0), reason: 'Our colours' };
    expect(code(change(given(), act(0), brand(null)))).toBe('setting_reason');
    expect(code(change(given(), why, brand('#777777')))).toBe('brand_contrast');
    expect(code(change(given(), why, brand('#767676')))).toBe(1);
    expect(code(change(given(brand('#767676')), { ...why, after: 1 }, { part: 'brand', value: null }))).toBe(1);
    expect(
      putBack(given(brand('#767676'), brand(null)), { ...why, after: 2 }, { part: 'brand', number: 1 }),
    ).toMatchObject({ events: [{ data: { number: 3, setting: brand('#767676'), putBack: 1 } }] });
  });

  it('requires a reason and an opening time in the future or on an unknown day', () => {
    const opens = (opensAt: string | null): Setting => ({ part: 'opening', value: { ...opening, opensAt } });
    const why: Act = { ...act(0), reason: 'We still set up' };
    expect(code(change(given(), act(0), opens(null)))).toBe('setting_reason');
    expect(code(change(given(), why, opens(at)))).toBe('opening_past');
    expect(code(change(given(), why, opens('9999-12-31T23:59:59.000Z')))).toBe('opening_far');
    for (const opensAt of [null, '2027-02-01T10:00:00.001Z'])
      expect(code(change(given(), why, opens(opensAt)))).toBe(1);
    expect(code(change(given(opens(null)), { ...why, after: 1 }, { part: 'opening', value: null }))).toBe(1);
    expect(code(putBack(given(opens(at), opens(null)), { ...why, after: 2 }, { part: 'opening', number: 1 }))).toBe(
      'opening_past',
    );
  });

  it('keeps every published plan, and withdraws an omitted plan from sale', () => {
    const plans = (...value: readonly Plan[]): Setting => ({ part: 'plans', value: [...value] });
    const file: Setting = { part: 'plans', value: null };
    const dearer: Plan = { ...plus, price: { month: 590, year: 5_900 } };
    const why = (after: number): Act => ({ ...act(after), reason: 'New prices' });
    const publishedBy = (decision: SettingDecision) => {
      if (isRefused(decision)) return decision.refusal.code;
      const setting = decision.events[0]?.data.setting;
      return setting?.part === 'plans' ? setting.value : 'nothing';
    };
    expect(code(change(given(), act(0), plans(free, plus)))).toBe('setting_reason');
    expect(publishedBy(change(given(), why(0), plans(free, plus)))).toEqual([free, plus]);
    const both = given(plans(free, plus, business));
    expect(publishedBy(change(both, why(1), plans(free, dearer)))).toEqual([
      free,
      dearer,
      { ...business, offered: false },
    ]);
    const later = given(plans(free, plus), plans(free, plus, business), file);
    expect(publishedBy(change(later, why(3), plans(free)))).toEqual([
      free,
      { ...plus, offered: false },
      { ...business, offered: false },
    ]);
    const backTo = { part: 'plans', number: 1 } as const;
    expect(publishedBy(putBack(later, why(3), backTo))).toEqual([free, plus, { ...business, offered: false }]);
    const now = given(plans(free, plus, { ...business, offered: false }));
    expect(publishedBy(change(now, why(0), plans(free, plus)))).toBe('nothing');
    expect(publishedBy(change(now, why(0), plans(free, dearer)))).toBe('setting_changed');
  });

  it('limits the number of plans, counting withdrawn plans', () => {
    const many = Array.from({ length: 39 }, (_, index) => ({ ...plus, planId: `plan-${index}`, offered: false }));
    const before = given({ part: 'plans', value: [free, ...many] });
    const why: Act = { ...act(1), reason: 'One more' };
    expect(code(change(before, why, { part: 'plans', value: [free, plus] }))).toBe('plans_full');
  });

  it('accepts only a banner that begins before its end and has not ended', () => {
    const of = (value: Partial<typeof banner>): Setting => ({ part: 'banner', value: { ...banner, ...value } });
    expect(code(change(given(), act(0), of({})))).toBe(1);
    expect(code(change(given(), act(0), of({ until: banner.from })))).toBe('banner_period');
    expect(code(change(given(), act(0), of({ from: '2027-01-01T00:00:00.000Z', until: at })))).toBe('banner_over');
    expect(
      code(
        putBack(given(of({ until: at, from: '2027-01-01T00:00:00.000Z' }), { part: 'banner', value: null }), act(2), {
          part: 'banner',
          number: 1,
        }),
      ),
    ).toBe('banner_over');
  });
});
