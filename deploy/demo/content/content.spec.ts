import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TraderRegister } from '@lendring/contracts/account/traders.js';
import { CompanyChanges, Phone } from '@lendring/contracts/account/profile.js';
import { Nickname } from '@lendring/contracts/account/nickname.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { line, paragraph } from '@lendring/contracts/kernel/text.js';
import { categories, ROOT_ID } from '@lendring/contracts/reference/categories.js';
import { builtInTree } from '@lendring/contracts/reference/category-tree.js';
import { paymentTypeById } from '@lendring/contracts/reference/payment-types.js';
import { fullest } from '@lendring/contracts/rules/capacity.js';
import { drawingsOf } from '../pictures/drawings-of.js';
import { thingOf } from '../pictures/things.js';
import { blocks } from './blocks.js';
import { counterLoans } from './counter-loans.js';
import { daysOf } from '../load-closings.js';
import { unavailabilityProblem } from '@lendring/contracts/rules/unavailability.js';
import { closings } from './closings.js';
import { groups } from './groups.js';
import { searchRequests } from './search-requests.js';
import { offers } from './offers.js';
import { Role } from '@lendring/contracts/kernel/roles.js';
import { people } from './people.js';
import { portraits } from './portraits.js';
import { isWithinGroups } from '../load-groups.js';
import { SubjectKind } from '@lendring/contracts/kernel/subject.js';
import { reportTypesFor } from '@lendring/contracts/reference/report-types.js';
import { caseOf } from '../load-reports.js';
import { ads } from './ads.js';
import { flaggers } from './flaggers.js';
import { reports } from './reports.js';
import { requests } from './requests.js';
import type { DemoPeriod } from './schema.js';

const { ancestors, byId, children } = builtInTree;
const personOf = new Map(people.map((person) => [person.key, person]));
const offerOf = new Map(offers.map((offer) => [offer.key, offer]));
const repeated = <T>(values: readonly T[]) => values.filter((value, index) => values.indexOf(value) !== index);
const ownerOf = (offerKey: string) => personOf.get(offerOf.get(offerKey)?.owner ?? '');
const cityOf = (offer: { owner: string }) => personOf.get(offer.owner)?.city ?? '';
const asText = (date: number) => new Date(date * 60_000).toISOString();

/** Period in minutes relative to today's midnight, only for comparing periods. */
const interval = (period: DemoPeriod) => {
  if (period.kind === 'days') return { start: asText(period.from * 1440), end: asText(period.to * 1440) };
  const [hour = 0, minute = 0] = period.time.split(':').map(Number);
  const start = period.day * 1440 + hour * 60 + minute;
  return { start: asText(start), end: asText(start + period.hours * 60) };
};
const firstDay = (period: DemoPeriod) => (period.kind === 'days' ? period.from : period.day);
const dayAfter = (period: DemoPeriod) => (period.kind === 'days' ? period.to : period.day + 1);

describe('demo people', () => {
  it('are numerous and spread out, with one person for each role', () => {
    expect(people.length).toBeGreaterThanOrEqual(46);
    expect(people.filter(({ company }) => company).length).toBeGreaterThanOrEqual(6);
    expect(people.flatMap(({ role }) => role ?? []).toSorted()).toEqual([...Role.options].toSorted());
    for (const country of ['NL', 'GB'])
      expect(people.filter((person) => person.country === country).length).toBeGreaterThanOrEqual(3);
  });

  it('have valid names, addresses and colours', () => {
    for (const field of ['key', 'email', 'nickname'] as const)
      expect(repeated(people.map((person) => person[field]))).toEqual([]);
    for (const person of people) {
      expect(person.email).toMatch(/^[a-z]+@example\.org$/);
      expect([person.key, Nickname.safeParse(person.nickname).success, Phone.safeParse(person.phone).success]).toEqual([
        person.key,
        true,
        true,
      ]);
      for (const text of [
        line(limits.name).safeParse(person.firstname),
        line(limits.name).safeParse(person.lastname),
        line(limits.street).safeParse(person.street),
      ]) {
        expect([person.key, text.success]).toEqual([person.key, true]);
      }
      expect(person.color).toMatch(/^#[0-9a-f]{6}$/);
      if (person.country === 'DE') expect(person.postal).toMatch(/^\d{5}$/);
      if (!person.company) continue;
      const { name, organisation: _kind, openingHours: _, closed: _closed, register, ...company } = person.company;
      expect(CompanyChanges.safeParse({ company: name, ...company }).success).toBe(true);
      expect(TraderRegister.nullable().safeParse(register).success).toBe(true);
      expect(company.legalHints.length).toBeGreaterThan(40);
    }
  });
});

describe('demo portraits', () => {
  it('show most private users, never other users, and are all different', () => {
    const privateOnes = people.filter(({ company }) => !company);
    expect(Object.keys(portraits).filter((key) => !privateOnes.some((person) => person.key === key))).toEqual([]);
    expect(Object.keys(portraits).length / privateOnes.length).toBeGreaterThan(0.75);
    expect(Object.keys(portraits).length).toBeLessThan(privateOnes.length);
    expect(repeated(Object.values(portraits).map((portrait) => JSON.stringify(portrait)))).toEqual([]);
  });
});

describe('demo offers', () => {
  it('cover all categories and 40 German towns, with many offers in Köln and Berlin', () => {
    expect(offers.length).toBeGreaterThanOrEqual(420);
    const leaves = categories.filter(({ id, parent }) => parent !== ROOT_ID && children(id).length === 0);
    const empty = leaves.filter(({ id }) => !offers.some(({ categoryId }) => categoryId === id));
    expect(empty).toEqual([]);
    const german = offers.filter(({ owner }) => personOf.get(owner)?.country === 'DE');
    expect(new Set(german.map(cityOf)).size).toBeGreaterThanOrEqual(40);
    const around = (towns: readonly string[]) => offers.filter((offer) => towns.includes(cityOf(offer))).length;
    expect(around(['Köln', 'Hürth', 'Frechen', 'Brühl', 'Leverkusen', 'Bergisch Gladbach'])).toBeGreaterThanOrEqual(60);
    expect(around(['Berlin', 'Potsdam'])).toBeGreaterThanOrEqual(30);
    for (const [country, least] of [
      ['NL', 20],
      ['GB', 15],
    ] as const) {
      expect(offers.filter(({ owner }) => personOf.get(owner)?.country === country).length).toBeGreaterThanOrEqual(
        least,
      );
    }
  });

  it('refer to existing owners, leaf categories and drawings, with two or three different pictures', async () => {
    expect(repeated(offers.map(({ key }) => key))).toEqual([]);
    for (const offer of offers) {
      const { key, owner, categoryId, pictures } = offer;
      expect([key, personOf.has(owner), byId(categoryId) !== undefined, ancestors(categoryId).length > 0]).toEqual([
        key,
        true,
        true,
        true,
      ]);
      for (const { extras = [], hue } of pictures)
        expect([key, extras.length <= 3, hue >= 0 && hue <= 360]).toEqual([key, true, true]);
      const drawings = drawingsOf(offer).map((drawing) => JSON.stringify(drawing));
      expect([key, drawings.length >= 2 && drawings.length <= 4, repeated(drawings)]).toEqual([key, true, []]);
    }
    for (const name of new Set(
      offers.flatMap(({ pictures }) => pictures.flatMap(({ thing, extras = [] }) => [thing, ...extras])),
    )) {
      const { width, height } = await thingOf(name);
      expect([name, width > 30 || height > 30]).toEqual([name, true]);
    }
  });

  it('use every drawing', () => {
    const used = new Set(
      offers.flatMap(({ pictures }) => pictures.flatMap(({ thing, extras = [] }) => [thing, ...extras])),
    );
    expect(
      readdirSync(join(import.meta.dirname, '../drawings')).filter(
        (file) => !used.has(`drawn/${file.replace('.svg', '')}`),
      ),
    ).toEqual([]);
  });

  it('have hand-written texts that never repeat', () => {
    for (const field of ['title', 'shortDescription', 'description'] as const)
      expect(repeated(offers.map((offer) => offer[field]))).toEqual([]);
    const sentences = offers.flatMap(({ description }) =>
      description.split(/(?<=[.?]) /).filter((sentence) => sentence.length > 25),
    );
    expect(repeated(sentences)).toEqual([]);
  });

  it('respect the limits of the product', () => {
    for (const { key, title, shortDescription, description, tags, metadata } of offers) {
      const results = [
        line(60).safeParse(title),
        line(120).safeParse(shortDescription),
        paragraph(limits.description, 80).safeParse(description),
        ...tags.map((tag) => line(limits.tag).safeParse(tag)),
        ...metadata.flatMap(({ name, value }) => [
          line(limits.metadataKey).safeParse(name),
          line(limits.metadataValue).safeParse(value),
        ]),
      ];
      expect([key, results.every(({ success }) => success), tags.length <= 5, metadata.length <= 5]).toEqual([
        key,
        true,
        true,
        true,
      ]);
      expect([key, description.split(/(?<=[.?!]) /).length >= 2]).toEqual([key, true]);
    }
  });

  it('have prices that fit their payment type, with many offers per type and rent unit', () => {
    const pricings = offers.flatMap(({ key, pricing }) => pricing.map((entry) => ({ key, ...entry })));
    for (const { key, pricing } of offers)
      expect([key, pricing.length >= 1 && pricing.length <= 3]).toEqual([key, true]);
    for (const { key, amount, min, max, paymentType, donationTarget } of pricings) {
      const type = paymentTypeById(paymentType);
      expect([key, type?.forfree ? amount === 0 : amount > 0]).toEqual([key, true]);
      expect([key, type?.donation]).toEqual([key, donationTarget !== undefined]);
      expect([key, Number.isInteger(amount), min >= 1 && max >= min]).toEqual([key, true, true]);
    }
    for (const id of [1, 2, 3, 4, 5, 6])
      expect(pricings.filter(({ paymentType }) => paymentType === id).length).toBeGreaterThanOrEqual(30);
    for (const id of [1, 2, 3, 4])
      expect(pricings.filter(({ rentType }) => rentType === id).length).toBeGreaterThanOrEqual(30);
  });
});

describe('demo requests', () => {
  const held = requests.filter(({ state }) => ['agreed', 'running', 'completed', 'cancelled'].includes(state.kind));
  const units = (key: string, pricing: number, period: DemoPeriod) => {
    const rentType = offerOf.get(key)?.pricing[pricing]?.rentType;
    if (period.kind === 'hours') return rentType === 2 ? period.hours : null;
    const count = period.to - period.from;
    return rentType === 2 ? null : rentType === 4 ? Math.ceil(count / 7) : count;
  };

  it('cover every state, with enough ratings for lively profiles', () => {
    expect(requests.length).toBeGreaterThanOrEqual(80);
    const kinds = new Set(requests.map(({ state }) => state.kind));
    expect([...kinds].toSorted()).toEqual([
      'acceptedByVendor',
      'agreed',
      'asked',
      'cancelled',
      'completed',
      'declined',
      'expired',
      'running',
      'withdrawn',
    ]);
    const ratings = requests.map(({ state }) => (state.kind === 'completed' ? state.ratings : []));
    expect(ratings.flat().length).toBeGreaterThanOrEqual(60);
    expect(
      new Set(requests.flatMap(({ state }) => (state.kind === 'completed' ? [state.ratings.length] : []))),
    ).toEqual(new Set([0, 1, 2]));
    for (const of of ratings) expect(repeated(of.map(({ by }) => by))).toEqual([]);
  });

  it('have realistic ratings: mostly good, some middling, few bad, always with words', () => {
    const ratings = requests.flatMap(({ state }) => (state.kind === 'completed' ? state.ratings : []));
    const share = (stars: number) =>
      ratings.filter((rating) => rating.by === 'creator' && rating.stars === stars).length /
      ratings.filter(({ by }) => by === 'creator').length;
    expect([share(5) > 0.5, share(4) > 0.2, share(3) > 0.03, share(2) > 0, share(2) < 0.04]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(ratings.filter(({ text }) => text.length < 15)).toEqual([]);
  });

  it('are between existing users, at a price of the offer, and never for the own offer', () => {
    expect(repeated(requests.map(({ key }) => key))).toEqual([]);
    for (const { key, offer, creator, pricing, period } of requests) {
      expect([key, offerOf.has(offer), personOf.has(creator), offerOf.get(offer)?.owner !== creator]).toEqual([
        key,
        true,
        true,
        true,
      ]);
      const barred = offerOf.get(offer)?.commercialOnly === true && personOf.get(creator)?.company === undefined;
      expect([key, barred]).toEqual([key, false]);
      const entry = offerOf.get(offer)?.pricing[pricing];
      const count = units(offer, pricing, period);
      expect([key, entry && count !== null && count >= entry.min && count <= entry.max]).toEqual([key, true]);
    }
  });

  it('have dates that fit their state, and are made before they start', () => {
    for (const { key, period, sentDaysAgo, state, messages } of requests) {
      const [first, after] = [firstDay(period), dayAfter(period)];
      expect([key, -sentDaysAgo < first, after > first]).toEqual([key, true, true]);
      if (state.kind === 'completed') expect([key, after <= -1]).toEqual([key, true]);
      if (state.kind === 'running') expect([key, first < 0 && after > 0]).toEqual([key, true]);
      if (state.kind === 'expired') expect([key, first < 0]).toEqual([key, true]);
      if (['asked', 'acceptedByVendor', 'agreed'].includes(state.kind)) expect([key, first > 0]).toEqual([key, true]);
      expect([key, messages[0]?.by]).toEqual([key, 'creator']);
      expect([
        key,
        messages.length >= (['asked', 'expired'].includes(state.kind) ? 1 : 2) && messages.length <= 6,
      ]).toEqual([key, true]);
    }
  });

  it('never book more units than an offer has, blocked ones included', () => {
    const taken = [
      ...held.map(({ offer, period, quantity = 1 }) => ({ offer, units: quantity, ...interval(period) })),
      ...blocks.map(({ from, to, ...block }) => ({
        offer: block.offer,
        units: block.units ?? null,
        ...interval({ kind: 'days', from, to }),
      })),
      ...counterLoans.map(({ from, to, ...loan }) => ({
        offer: loan.offer,
        units: loan.units,
        ...interval({ kind: 'days', from, to }),
      })),
    ];
    const always = { start: asText(-1_000_000), end: asText(1_000_000) };
    for (const [offer, uses] of Map.groupBy(taken, (one) => one.offer)) {
      const quantity = offerOf.get(offer)?.quantity ?? 1;
      expect([offer, (fullest(uses, quantity, always)?.units ?? 0) <= quantity]).toEqual([offer, true]);
    }
  });

  it('include loans at the counter that run, are overdue, are to come and are over', () => {
    const shop = counterLoans.filter(({ offer }) => offerOf.get(offer)?.owner === 'festwest');
    const open = shop.filter(({ returned }) => !returned);
    expect(open.some(({ from, to }) => from <= 0 && to > 0)).toBe(true);
    expect(open.some(({ to }) => to <= 0)).toBe(true);
    expect(open.some(({ from }) => from > 0)).toBe(true);
    expect(shop.some(({ returned }) => returned)).toBe(true);
    // Entries are made on the first day; an item that is not back is at most 30 days late.
    for (const { from, to, returned } of counterLoans) {
      expect([returned === true || from >= -30, from < to]).toEqual([true, true]);
      expect(returned && to > 0).not.toBe(true);
    }
  });

  it('share offers with several units', () => {
    const several = requests.filter(({ quantity = 1 }) => quantity > 1);
    expect(several.length).toBeGreaterThan(5);
    for (const { key, offer, quantity = 1 } of several)
      expect([key, quantity <= (offerOf.get(offer)?.quantity ?? 1)]).toEqual([key, true]);
  });

  it('name no weekday for future days, because it depends on the date of loading', () => {
    const weekday =
      /\b(?:mon|diens|donners|frei|sams|sonn)tag\b|\bmittwoch\b|wochenende|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|weekend|\b(?:maan|dins|woens|donder|vrij|zater|zon)dag\b/i;
    const coming = requests
      .filter(({ period }) => interval(period).start > asText(0))
      .flatMap(({ messages }) => messages);
    expect(coming.length).toBeGreaterThan(20);
    expect(coming.map(({ text }) => text).filter((text) => weekday.test(text))).toEqual([]);
  });
  it('have texts that never repeat', () => {
    expect(repeated(requests.flatMap(({ messages }) => messages.map(({ text }) => text)))).toEqual([]);
    expect(
      repeated(
        requests.flatMap(({ state }) => (state.kind === 'completed' ? state.ratings.map(({ text }) => text) : [])),
      ),
    ).toEqual([]);
  });

  it('include about twenty offers with blocked days', () => {
    expect(new Set(blocks.map(({ offer }) => offer)).size).toBeGreaterThanOrEqual(20);
    for (const { offer, from, to } of blocks)
      expect([offer, ownerOf(offer) !== undefined, from >= 0 && to > from]).toEqual([offer, true, true]);
  });
});

describe('demo entries of unavailable days', () => {
  it('name the offers of their person, and close a shop, a week and a weekday', () => {
    expect(closings.map(({ days }) => days.kind).toSorted()).toEqual(['dates', 'days', 'weekday', 'weekday']);
    for (const { person, offers: some = [] } of closings)
      for (const offer of some) expect([offer, offerOf.get(offer)?.owner]).toEqual([offer, person]);
  });

  it.each([
    ['2026-11-30', '2026-12-20', '2027-01-06'],
    ['2026-12-25', '2027-12-20', '2028-01-06'],
    ['2027-01-03', '2027-12-20', '2028-01-06'],
  ])('are valid on any day of loading: %s', (today, from, to) => {
    for (const { days } of closings) {
      const rule = daysOf(days, today);
      expect(unavailabilityProblem(rule, today)).toBeNull();
      if (days.kind === 'dates') expect([rule.from, rule.to]).toEqual([from, to]);
    }
  });
});

describe('demo groups', () => {
  it('cover every kind of group, including one hidden group', () => {
    expect(groups.length).toBeGreaterThanOrEqual(8);
    expect(new Set(groups.map(({ joining }) => joining))).toEqual(new Set(['open', 'request', 'invitation']));
    expect(groups.some(({ listed }) => !listed)).toBe(true);
    expect(groups.some(({ asks }) => asks.length > 0)).toBe(true);
  });

  it('share offers of their members, with each offer in one group', () => {
    for (const { founder, members, things } of groups)
      for (const { offer } of things) expect([founder, ...members]).toContain(offerOf.get(offer)?.owner);
    expect(repeated(groups.flatMap(({ things }) => things.map(({ offer }) => offer)))).toEqual([]);
    expect(new Set(groups.flatMap(({ things }) => things.map(({ among }) => among))).size).toBe(3);
  });

  it('include a group large and active enough for public statistics', () => {
    const lively = groups.filter((group) => {
      const loans = requests.filter(
        (one) => isWithinGroups([group])(one) && ['agreed', 'running', 'completed'].includes(one.state.kind),
      );
      const involved = new Set(loans.flatMap(({ offer, creator }) => [offerOf.get(offer)?.owner, creator]));
      involved.delete(group.founder);
      return involved.size >= 3;
    });
    expect(lively.map(({ key }) => key)).toContain('suedstadt');
  });

  it('own an item that a member requests and another admin may take over', () => {
    const owned = groups.flatMap((group) =>
      group.things.filter((thing) => thing.owned).map(({ offer }) => ({ group, offer })),
    );
    const asked = owned.filter(({ group: { founder, admins, members }, offer }) => {
      const owner = offers.find(({ key }) => key === offer)?.owner;
      return (
        requests.some((one) => one.offer === offer && one.state.kind === 'asked' && members.includes(one.creator)) &&
        [founder, ...admins].some((leader) => leader !== owner)
      );
    });
    expect(asked).not.toEqual([]);
  });

  it.each(groups)('$key lists existing members, each once', ({ founder, members, admins, asks }) => {
    const involved = [founder, ...members, ...asks.map(([key]) => key)];
    expect(repeated(involved)).toEqual([]);
    expect(involved.filter((key) => !personOf.has(key))).toEqual([]);
    expect(admins.filter((key) => !members.includes(key))).toEqual([]);
  });

  it('have pictures made of existing drawings', () => {
    for (const { picture } of groups)
      for (const name of picture ? [picture.thing, ...(picture.extras ?? [])] : []) expect(thingOf(name)).toBeDefined();
  });
});

describe('demo search requests', () => {
  const peopleIn = (group: string): readonly string[] => {
    const found = groups.find(({ key }) => key === group);
    return found ? [found.founder, ...found.members] : [];
  };

  it('cover most groups, both states, and public requests near places', () => {
    expect(repeated(searchRequests.map(({ key }) => key))).toEqual([]);
    expect(new Set(searchRequests.map(({ group }) => group)).size).toBeGreaterThanOrEqual(groups.length);
    expect(searchRequests.some(({ solved }) => solved)).toBe(true);
    expect(searchRequests.filter(({ group }) => group === null).length).toBeGreaterThanOrEqual(3);
  });

  it.each(searchRequests)(
    '$key involves only users allowed to see it',
    ({ by, group, town, replies, public: everybody }) => {
      const involved = [by, ...replies.map((reply) => reply.by)];
      expect(involved.filter((one) => !personOf.has(one))).toEqual([]);
      if (group !== null) expect(involved.filter((one) => !peopleIn(group).includes(one))).toEqual([]);
      if (group === null || everybody) expect(town).not.toBeNull();
      if (everybody) expect(groups.find(({ key }) => key === group)?.publicSearchRequests).toBe(true);
      for (const { by: owner, offer } of replies) if (offer !== null) expect(offerOf.get(offer)?.owner).toBe(owner);
    },
  );
});

describe('demo reports', () => {
  const known = { offers, requests, groups, searchRequests };

  it('concern existing items, are made by another user, and give fitting reasons', () => {
    for (const { by, about, typeId, description } of reports) {
      const { subject, owner } = caseOf(known, about);
      expect([about, owner === null || personOf.has(owner), owner !== by, personOf.has(by)]).toEqual([
        about,
        true,
        true,
        true,
      ]);
      if ('ad' in about) expect(ads.map(({ key }) => key)).toContain(about.ad);
      const type = reportTypesFor(subject.kind).find(({ id }) => id === typeId);
      expect([about, type !== undefined, type?.needsDescription === true && description === '']).toEqual([
        about,
        true,
        false,
      ]);
    }
  });

  it('fill the queue in three languages with each kind except a whole request', () => {
    const waiting = reports.filter(({ verdict }) => !verdict);
    const kinds = new Set(waiting.map(({ about }) => caseOf(known, about).subject.kind));
    expect([...kinds].toSorted()).toEqual(SubjectKind.options.filter((kind) => kind !== 'request').toSorted());
    expect(new Set(waiting.map(({ by }) => personOf.get(by)?.locale))).toEqual(new Set(['de', 'en', 'nl']));
  });

  it('include a hidden picture and a rating that does not count', () => {
    expect(reports.some(({ verdict }) => verdict?.measures.uncounted)).toBe(true);
    expect(reports.some(({ hidePicture, about }) => hidePicture && 'offer' in about)).toBe(true);
  });

  it('include a report by a trusted flagger', () => {
    expect(flaggers.filter(({ person }) => !personOf.has(person))).toEqual([]);
    expect(reports.some(({ by }) => flaggers.some(({ person }) => person === by))).toBe(true);
  });
});

describe('demo shops', () => {
  it('are verified or awaiting review, and one needs a correction', () => {
    const shops = people.filter(({ company }) => company);
    expect(people.filter(({ company, trader }) => trader && !company)).toEqual([]);
    const outcomes = new Set(shops.map(({ trader }) => trader?.outcome ?? 'waits'));
    expect(outcomes).toEqual(new Set(['checked', 'correction', 'waits']));
  });
});
