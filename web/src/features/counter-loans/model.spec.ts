import { describe, expect, it } from 'vitest';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import type { TakenShape } from '@lendring/contracts/http/offer.js';
import { noPreparation } from '@lendring/contracts/rules/preparation.js';
import { offerCard } from '../../testing/samples.js';
import {
  bodyOf,
  changeBodyOf,
  changeOf,
  centsOf,
  entryFieldOf,
  filledIn,
  newEntry,
  newThing,
  pricedAnew,
  proposalOf,
  situationOf,
  startingNow,
  wrong,
  wrongChange,
  type Thing,
  type Values,
} from './model.js';

const today = '2027-07-05';
const chairs = { ...offerCard(), offer_id: 'a1b2c3d4e1', title: 'Stühle', quantity: 80, number: null };
/** Entry of one thing. */
const entry = ({ offer, quantity, price, isPriceTyped, ...change }: Partial<Values & Thing> = {}): Values => {
  const values = newEntry(today, chairs);
  const thing = { offer, quantity, price, isPriceTyped };
  const given = Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined));
  return { ...values, things: values.things.map((one) => ({ ...one, ...given })), name: 'Gerda', ...change };
};

describe('entry of a counter loan', () => {
  it('needs a thing and a name; today is preset', () => {
    expect(wrong(newEntry(today), today).map(({ id }) => id)).toEqual(['offer', 'name']);
    expect(wrong(entry(), today)).toEqual([]);
    expect(bodyOf(entry())).toEqual({
      offer_id: 'a1b2c3d4e1',
      quantity: 1,
      date_from: today,
      date_to: today,
      name: 'Gerda',
      price: null,
    });
  });

  it.each([
    ['0', 0],
    ['a negative number', -1],
    ['more than the offer has', 81],
    ['a billion', 1e9],
    ['half a unit', 1.5],
    ['no number', Number.NaN],
    ['nothing', null],
  ])('refuses %s as quantity', (_, quantity) =>
    expect(wrong(entry({ quantity }), today)).toEqual([{ id: 'quantity', problem: 'range', thing: 0 }]),
  );

  it('says how many are free where the offer has more than that', () => {
    const problems = (quantity: number, free: number | null) => wrong(entry({ quantity }), today, () => free);
    expect(problems(31, 30)).toEqual([{ id: 'quantity', problem: 'taken', thing: 0 }]);
    expect(problems(900, 30)).toEqual([{ id: 'quantity', problem: 'taken', thing: 0 }]);
    expect([problems(30, 30), problems(31, null), problems(1, 0)]).toEqual([[], [], []]);
  });

  it('of several things checks and sends each', () => {
    const tent = { ...chairs, offer_id: 'a1b2c3d4e2', quantity: 1 };
    const values = entry({ quantity: 8 });
    const both = { ...values, things: [...values.things, { ...newThing(1, tent), quantity: 2 }, newThing(2)] };
    expect(wrong(both, today)).toEqual([
      { id: 'quantity', problem: 'range', thing: 1 },
      { id: 'offer', problem: 'missing', thing: 2 },
    ]);
    expect(bodyOf({ ...both, things: both.things.slice(0, 2) })).toMatchObject({
      offer_id: chairs.offer_id,
      quantity: 8,
      further: [{ offer_id: tent.offer_id, quantity: 2, price: null }],
    });
  });

  it('sends the chosen piece of each thing', () => {
    const [of1, of2] = [1, 2].map((n) => ({ ...chairs, piece: { piece_id: n, number: `ST-${n}` } }));
    const things = [newThing(0, of1), newThing(1, of2)];
    expect(bodyOf({ ...entry(), things })).toMatchObject({ piece_id: 1, further: [{ piece_id: 2 }] });
  });

  it('finds the field of an error of the server', () => {
    const paths = ['quantity', 'further.0.offer_id', 'further.11.price', 'date_to', 'name', 'unknown'];
    expect(paths.map(entryFieldOf)).toEqual([
      'things-0-quantity',
      'things-1-offer',
      'things-12-price',
      'days-last',
      'name',
      null,
    ]);
  });

  it.each([
    ['2027-06-05', '2027-07-06', null],
    ['2027-06-04', '2027-07-06', 'old'],
    ['2027-07-06', '2027-07-05', 'order'],
    ['2028-07-06', '2028-07-06', 'far'],
    ['2027-07-05', '2028-07-05', 'long'],
  ])('checks the days from %s to %s', (first, last, problem) =>
    expect(wrong(entry({ first, last }), today)).toEqual(
      problem ? [{ id: problem === 'order' ? 'days-last' : 'days-first', problem }] : [],
    ),
  );

  it('asks for both days, and for none but the first of a loan by the hour', () => {
    const missing = (first: string | null, last: string | null, isHourly = false) =>
      wrong(entry({ first, last, isHourly }), today);
    const [noFirst, noLast] = [
      { id: 'days-first', problem: 'missing' },
      { id: 'days-last', problem: 'missing' },
    ];
    expect(missing(null, null)).toEqual([noFirst, noLast]);
    expect(missing('2027-07-05', null)).toEqual([noLast]);
    expect(missing('2027-07-05', null, true)).toEqual([]);
  });

  it('refuses a mail address and a price that are none', () => {
    expect(wrong(entry({ email: 'gerda', price: Number.NaN, name: ' ' }), today).map(({ id }) => id)).toEqual([
      'price',
      'name',
      'email',
    ]);
  });
});

describe('proposed price', () => {
  const [daily] = offerCard().pricing;
  if (!daily) throw new Error('The sample has no price.');
  const hourly = { ...daily, pricing_id: 'hourly', renttype_id: 2 as const, amount: 450 };
  const proposed = ({ things: [thing = newThing(0)], ...period }: Values) =>
    proposalOf({ ...period, quantity: thing.quantity }, thing.offer?.pricing ?? []);
  const centsFor = (values: Values) => centsOf(proposed(values));

  it('is that of the offer for the days and units', () => {
    const one = centsFor(entry({ last: '2027-07-07' }));
    expect(one).toBe(daily.amount * 3);
    expect(centsFor(entry({ last: '2027-07-07', quantity: 2 }))).toBe((one ?? 0) * 2);
    expect(centsFor(entry({ last: '2027-07-04' }))).toBeNull();
    expect(centsFor(newEntry(today))).toBeNull();
  });

  it('includes the discounts for several days and units', () => {
    const discounts = [
      { of: 'duration' as const, from: 3, percent: 10 },
      { of: 'count' as const, from: 10, percent: 50 },
    ];
    const offer = { ...chairs, pricing: [{ ...daily, amount: 1000, discounts }] };
    const sums = [1, 3].flatMap((days) =>
      [1, 10].map((quantity) => centsFor(entry({ offer, quantity, last: `2027-07-0${4 + days}` }))),
    );
    expect(sums).toEqual([1000, 5000, 2700, 15_000]);
  });

  it('counts hours by the prices by the hour', () => {
    const asked = { isHourly: true, time: '14:30', hours: 4 };
    expect(centsFor(entry({ ...asked, offer: { ...chairs, pricing: [daily, hourly] } }))).toBe(1800);
    expect(proposed(entry({ ...asked, offer: { ...chairs, pricing: [daily] } }))).toMatchObject({
      problem: 'wish_kind',
    });
  });

  it('follows the season of the first day', () => {
    const season = { from: '2027-07-01', to: '2027-07-31', yearly: false, amount: 2000 };
    expect(centsFor(entry({ offer: { ...chairs, pricing: [{ ...daily, seasons: [season] }] } }))).toBe(2000);
  });

  it('is left out for what costs nothing and for donations', () => {
    const paid = (type: 4 | 5) => entry({ offer: { ...chairs, pricing: [{ ...daily, paymenttype_id: type }] } });
    expect([centsFor(paid(4)), centsFor(paid(5))]).toEqual([null, null]);
  });

  it('fills the field until the owner types another', () => {
    const now = `${today}T08:00:00.000Z`;
    const filled = (values: Values) => filledIn(values, now).things.map(({ price }) => price);
    expect(filled(entry({ last: '2027-07-06' }))).toEqual([daily.amount * 2]);
    expect(filled(entry({ price: 700, isPriceTyped: true }))).toEqual([700]);
  });
});

describe('start of a counter loan by the hour', () => {
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => (day === 7 ? [] : [{ from: '09:15', to: '18:00' }]));
  const place = { zone: 'Europe/Berlin', opening: { week, exceptions: [] } };
  const at = (time: string, change: Partial<Values> = {}) => {
    const { first, time: start } = filledIn(entry({ isHourly: true, ...change }), `${today}T${time}:00.000Z`, place);
    return `${first} ${start}`;
  };

  it('is the next half hour within the opening times', () => {
    expect(at('08:01')).toBe('2027-07-05 10:30');
    expect(at('05:00')).toBe('2027-07-05 09:30');
    expect(at('15:31')).toBe('2027-07-06 09:30');
  });

  it('stays on a chosen day, today not in the past', () => {
    const on = (first: string) => ({ first, last: first, isDayChosen: true });
    expect(at('16:40', on(today))).toBe('2027-07-05 18:30');
    expect(at('12:10', on(today))).toBe('2027-07-05 14:30');
    expect(at('12:10', on('2027-07-08'))).toBe('2027-07-08 10:00');
    expect(at('12:10', { ...on('2027-07-08'), time: '16:00', isTimeChosen: true })).toBe('2027-07-08 16:00');
  });

  it('may be this moment, in the zone of the offer', () => {
    expect(startingNow(`${today}T22:10:00.000Z`, place)).toEqual({
      first: '2027-07-06',
      last: '2027-07-06',
      time: '00:00',
    });
  });

  it('is preset for an offer that has prices by the hour alone', () => {
    const [pricing] = chairs.pricing;
    expect(newEntry(today, chairs).isHourly).toBe(false);
    expect(newEntry(today, { ...chairs, pricing: pricing ? [{ ...pricing, renttype_id: 2 }] : [] }).isHourly).toBe(
      true,
    );
  });
});

describe('free units', () => {
  const taking = (from: string, to: string, units: number, part: Partial<TakenShape> = {}): TakenShape => ({
    start: `${from}T00:00:00.000Z`,
    end: `${to}T00:00:00.000Z`,
    units,
    reason: 'booked',
    request_id: null,
    block_id: null,
    counter_loan_id: null,
    entry_id: null,
    note: null,
    requesttype_id: null,
    ...part,
  });
  const taken = [taking('2027-07-05', '2027-07-07', 30), taking('2027-07-06', '2027-07-08', 20)];
  const rules = { lead_days: 0, lead_until: null, longest_advance: null, preparation: noPreparation };
  const sundays = { week: [1, 2, 3, 4, 5, 6, 7].map((day) => (day === 7 ? [] : [{ from: '09:00', to: '18:00' }])) };
  const shop = { zone: 'UTC', quantity: 80, booking_rules: rules, opening: { ...sundays, exceptions: [] } };
  const inPeriod = (part: Partial<Values>, all: readonly TakenShape[] = taken, offer: object = shop, except?: string) =>
    situationOf(entry(part), { ...shop, ...offer }, all, { now: '2027-06-01T10:00:00.000Z', except });

  it('are those left on the fullest day', () => {
    const free = (first: string, last: string) => inPeriod({ first, last })?.free;
    expect(free('2027-07-05', '2027-07-05')).toBe(50);
    expect(free('2027-07-05', '2027-07-06')).toBe(30);
    expect(free('2027-07-08', '2027-07-09')).toBe(80);
    expect(inPeriod({ first: null })).toBeNull();
  });

  it('name the first of several days on which none is free', () => {
    const full = [taking('2027-07-06', '2027-07-08', 80)];
    const shortOn = (first: string, last: string, more = {}) => inPeriod({ first, last, ...more }, full)?.shortOn;
    expect(shortOn('2027-07-04', '2027-07-09')).toBe('2027-07-06');
    expect(shortOn('2027-07-07', '2027-07-09')).toBe('2027-07-07');
    expect(shortOn('2027-07-08', '2027-07-09')).toBeNull();
    expect(shortOn('2027-07-06', '2027-07-06')).toBeNull();
    expect(shortOn('2027-07-06', '2027-07-06', { isHourly: true, hours: 30 })).toBeNull();
  });

  it('are counted by hours, without the own booking of a loan', () => {
    const own = taking('2027-07-05', '2027-07-06', 80, { counter_loan_id: 'own' });
    const hours = { isHourly: true, first: '2027-07-05', time: '23:00' };
    expect(inPeriod({ ...hours, hours: 1 })?.free).toBe(50);
    expect(inPeriod({ ...hours, hours: 2 })?.free).toBe(30);
    expect(inPeriod({ first: today, last: today }, [own], {}, 'own')?.free).toBe(80);
  });

  it('name the reason where none is free', () => {
    const full = (part: Partial<TakenShape>) =>
      inPeriod({ first: today, last: today }, [taking(today, '2027-07-06', 80, part)]);
    expect(full({})).toMatchObject({ free: 0, reason: 'dates_taken' });
    expect(full({ reason: 'blocked' })).toMatchObject({ free: 0, reason: 'dates_blocked' });
    expect(inPeriod({ first: today, last: today })).toMatchObject({ free: 50, reason: null });
  });

  it('are counted apart from those of an overdue loan', () => {
    const late = taking(today, '2027-07-06', 60, { reason: 'late' });
    expect(inPeriod({ first: today, last: today }, [late])).toMatchObject({ free: 80, here: 20, reason: null });
    expect(inPeriod({ first: '2027-07-06', last: '2027-07-06' }, [late])).toMatchObject({ free: 80, here: 80 });
  });

  it('come with the closed day of handover or return, not with those in between', () => {
    const closed = (first: string, last: string) => inPeriod({ first, last }, [])?.closed;
    expect(closed('2027-07-09', '2027-07-11')).toBe('2027-07-11');
    expect(closed('2027-07-09', '2027-07-12')).toBeNull();
  });
});

describe('hours of a counter loan', () => {
  it('are sent with their start', () => {
    const hourly = entry({ isHourly: true, time: '14:30', hours: 4 });
    expect(wrong(hourly, today)).toEqual([]);
    expect(bodyOf(hourly)).toMatchObject({ date_from: today, time_from: '14:30', duration: 4 });
    expect(bodyOf(hourly)).not.toHaveProperty('date_to');
    for (const hours of [0, 1.5, Number.NaN, null, 1e9])
      expect(wrong(entry({ isHourly: true, hours }), today)).toEqual([{ id: 'hours', problem: 'range' }]);
  });
});

describe('change of a counter loan', () => {
  it('may keep a first day that is long ago', () => {
    const period = { date_from: '2027-05-01' } as CounterLoanShape['period'];
    const loanOf = { period, person_erased: false };
    const all = { all: 80, free: null };
    const values = { ...changeOf(loan()), first: '2027-05-01', last: '2027-07-10' };
    expect(wrongChange(values, loanOf, today, all)).toEqual([]);
    expect(wrongChange({ ...values, first: '2027-05-02' }, loanOf, today, all)).toMatchObject([{ problem: 'old' }]);
    expect(wrongChange({ ...values, quantity: 81 }, loanOf, today, all)).toMatchObject([{ id: 'quantity' }]);
  });

  const loan = (change: Partial<CounterLoanShape> = {}) =>
    ({
      period: { kind: 'days', date_from: today, date_to: today },
      quantity: 1,
      price: null,
      name: 'Gerda',
      phone: null,
      email: null,
      note: 'Anhänger',
      person_erased: false,
      ...change,
    }) as CounterLoanShape;

  it('corrects who has the thing, unless that was removed', () => {
    const all = { all: 80, free: null };
    const values = { ...changeOf(loan()), name: ' Gerda Weiß ', note: '' };
    expect(changeBodyOf(values, loan())).toEqual({ name: 'Gerda Weiß', note: null });
    expect(wrongChange({ ...values, name: '' }, loan(), today, all)).toMatchObject([{ id: 'name' }]);
    expect(changeBodyOf(values, loan({ person_erased: true }))).not.toHaveProperty('name');
    expect(wrongChange({ ...values, name: '' }, loan({ person_erased: true }), today, all)).toEqual([]);
  });

  it('ends the link to an account only with another name or address', () => {
    const unlinking = { ...changeOf(loan()), unlinks: true };
    expect(changeBodyOf(unlinking, loan())).toEqual({});
    expect(changeBodyOf({ ...unlinking, name: 'Otto' }, loan())).toEqual({ name: 'Otto', unlink: true });
    const email = 'otto@example.org';
    expect(changeBodyOf({ ...unlinking, email }, loan())).toEqual({ email, unlink: true });
    expect(changeBodyOf({ ...changeOf(loan()), email }, loan())).toEqual({ email });
  });

  it('sends nothing that stays as it was', () => {
    expect(changeBodyOf(changeOf(loan()), loan())).toEqual({});
    expect(changeBodyOf({ ...changeOf(loan()), price: 500, email: 'gerda@example.org' }, loan())).toEqual({
      price: 500,
      email: 'gerda@example.org',
    });
    const longer = { ...changeOf(loan()), last: addDays(today, 2) };
    expect(changeBodyOf(longer, loan())).toEqual({ date_from: today, date_to: addDays(today, 2) });
  });

  it('takes the price of the offer for the new days, unless another one was agreed or typed', () => {
    const { pricing } = chairs;
    const daily = centsOf(proposalOf(changeOf(loan()), pricing));
    const longer = (price: number | null, change: Partial<ReturnType<typeof changeOf>> = {}) => {
      const known = loan({ price });
      return pricedAnew({ ...changeOf(known), last: addDays(today, 1), ...change }, known, { pricing, opening: null })
        .price;
    };
    expect(longer(daily)).toBe(2 * (daily ?? 0));
    expect(longer(1)).toBe(1);
    expect(longer(daily, { price: 7, isPriceTyped: true })).toBe(7);
    expect(longer(daily, { last: null, first: null })).toBe(daily);
  });
});
