import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { alwaysOpen } from '@lendring/contracts/rules/opening-days.js';
import type { PricingTerms } from '@lendring/contracts/rules/quote.js';
import type { SearchDocument, SearchIndex, SearchQuery, SearchWrite } from '@lendring/offer/search/search.port.js';
import { openSqliteSearch } from '@lendring/offer/search/sqlite.adapter.js';

/** Milliseconds per search through the port, including its worker thread. */
export type Times = Readonly<{ p50: number; p99: number; worst: number }>;

export type Figures = Readonly<{
  offers: number;
  /** Time to write all offers, in durable batches of 500, without the time to generate them. */
  writeMs: number;
  writesPerSecond: number;
  openMs: number;
  cold: Times;
  text: Times;
  textPlace: Times;
  textPlaceFilters: Times;
  /** Identical searches without days and for free days with opening days and booking rules, alternating. */
  anyDay: Times;
  ofDays: Times;
  /** Identical searches for free days, for one unit and for several, alternating. */
  ofOne: Times;
  ofSeveral: Times;
  /** Identical searches without and with the metadata of all hits, alternating. */
  ofHits: Times;
  ofFacets: Times;
  /** Searches without text, as on a category page or a map. */
  browse: Times;
  /** Identical searches by a visitor and by a member of 50 groups, alternating. */
  ofVisitor: Times;
  ofMember: Times;
  /** Text, place and filters, with one write after every fifth search. */
  whileWriting: Times;
  loopDelayP99Ms: number;
  /** Text, place and filters, 20 at a time. */
  searchesPerSecond: number;
  rssMb: number;
  fileMb: number;
}>;

/** Moment before all searched days. */
const SEARCHED_AT = '2029-12-30T12:00:00.000Z';

const GROUPS = 200;
const groupNamed = (number: number): string => `gr0vp${String(number).padStart(5, '0')}`;

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const split = (text: string): readonly string[] => text.trim().split(/\s+/);

const nouns =
  split(`Bohrmaschine Zelt Leiter Fahrrad Kamera Grill Beamer Anhänger Säge Schleifmaschine Rasenmäher Hochdruckreiniger Schlafsack Rucksack
  Kinderwagen Kinderbett Hüpfburg Pavillon Bierzeltgarnitur Lautsprecher Mischpult Mikrofon Gitarre Klavier Trompete Schlagzeug Nähmaschine Waffeleisen Raclette
  Fondue Smoker Kühlbox Kajak Kanu Schlauchboot Surfbrett Ski Snowboard Schlitten Inlineskates Roller Lastenrad Dachbox Fahrradträger Stichsäge Kreissäge Kettensäge
  Häcksler Vertikutierer Laubbläser Spaten Schubkarre Betonmischer Rüttelplatte Stromerzeuger Kabeltrommel Bautrockner Tapeziertisch Farbsprühgerät Fliesenschneider
  Teppichreiniger Dampfreiniger Staubsauger Waschmaschine Stehtisch Klappstuhl Partyzelt Lichterkette Nebelmaschine Discokugel Stativ Objektiv Drohne Teleskop
  Fernglas Mikroskop Konsole Brettspiel Puzzle Trampolin Tischtennisplatte Hantel Rudergerät Laufband Kostüm Brautkleid Anzug Koffer Babyphone Kindersitz Hochstuhl
  Buggy Reisebett Wohnmobil Wohnwagen Motorrad Transporter Drucker Monitor Laptop Tablet Scanner Schreibtisch Sofa Matratze Regal Kommode Lampe Ventilator Heizlüfter`);
const heads = split(
  'maschine säge leiter lampe tisch stuhl bett wagen gerät box tasche zelt schrank regal platte pumpe presse halter ständer koffer kabel brett bank',
);
const modifiers = split(
  'Garten Kinder Reise Akku Elektro Holz Metall Profi Klapp Camping Party Küchen Werkstatt Winter Sommer Strand Musik Foto Wasser Hand Dach Auto',
);
const adjectives = split(
  'großes kleines neues gebrauchtes robustes leichtes stabiles schönes praktisches modernes professionelles kompaktes tragbares faltbares wetterfestes leises starkes',
);
const fillers =
  split(`und mit für der die das ein eine ist sehr gut auch in zu auf im von bei nicht oder wir ich es aus nach kann wird nur noch alle Abholung Zustand Kaution Tag Woche
  Wochenende vorhanden inklusive sauber funktioniert einwandfrei gerne leihen verleihe Zubehör passend ideal Familie Personen Meter Watt Volt Liter`);
const syllables = split(
  'ba be bi bo da de do fa fe ga ge gra ha he ka ke kla ko la le lo ma me mi mo na ne ni no pa pe ra re ri ro sa se si so ta te ti to tra ur va ve wa we wi zen zer',
);
const brands = split(
  'Bosch Makita Stihl Weber Canon Sony Thule Coleman Quechua Kärcher Festool Metabo Yamaha Fender Pioneer Decathlon Brompton Jura Miele Philips',
);

const towns: readonly (readonly [id: string, lat: number, lng: number, weight: number])[] = [
  ['berlin', 52.52, 13.405, 12],
  ['hamburg', 53.551, 9.994, 7],
  ['muenchen', 48.137, 11.575, 6],
  ['koeln', 50.938, 6.96, 5],
  ['frankfurt', 50.11, 8.682, 4],
  ['stuttgart', 48.775, 9.182, 3],
  ['duesseldorf', 51.227, 6.773, 3],
  ['leipzig', 51.34, 12.375, 3],
  ['dortmund', 51.514, 7.465, 3],
  ['essen', 51.456, 7.012, 3],
  ['bremen', 53.079, 8.801, 3],
  ['dresden', 51.05, 13.737, 3],
  ['hannover', 52.376, 9.732, 3],
  ['nuernberg', 49.452, 11.077, 2],
  ['bochum', 51.481, 7.216, 2],
  ['bonn', 50.737, 7.098, 2],
  ['muenster', 51.961, 7.626, 2],
  ['mannheim', 49.487, 8.466, 2],
  ['augsburg', 48.371, 10.898, 2],
  ['karlsruhe', 49.007, 8.404, 2],
  ['kiel', 54.323, 10.123, 1],
  ['aachen', 50.776, 6.084, 1],
  ['freiburg', 47.999, 7.842, 1],
  ['erfurt', 50.984, 11.03, 1],
  ['rostock', 54.092, 12.099, 1],
  ['kassel', 51.312, 9.48, 1],
  ['mainz', 49.993, 8.247, 1],
  ['regensburg', 49.013, 12.102, 1],
  ['ulm', 48.401, 9.988, 1],
  ['jena', 50.927, 11.586, 1],
];

const perUnit = (rentType: 1 | 4, minor: number): PricingTerms => ({
  rentType,
  paymentType: 1,
  price: { kind: 'money', money: { minor, currency: 'EUR' } },
  minDuration: 1,
  maxDuration: null,
});
const pricings = (dayPrice: number | null): readonly PricingTerms[] =>
  dayPrice === null ? [] : [perUnit(1, dayPrice), perUnit(4, dayPrice * 5)];

/**
 * Generates offers with German text; word frequencies are skewed as in real texts: few words are common, most are rare.
 */
export function offerWriter(seed: number) {
  const random = randomFrom(seed);
  // Use a separate generator, so that the other random draws stay unchanged.
  const grouped = randomFrom(seed + 1_000);
  const below = (end: number): number => Math.floor(random() * end);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const zipf = <T>(list: readonly T[]): T =>
    list[Math.min(list.length - 1, Math.floor(list.length ** random()) - 1)] as T;
  const compound = (): string => pick(modifiers) + pick(heads);
  /**
   * Draws a name, model or misspelling from a vocabulary of 300,000 words with skewed frequencies, about half of
   * which occur in 100,000 offers.
   */
  const rare = (): string => {
    let number = Math.floor(300_000 * random() ** 3);
    let word = syllables[number % syllables.length] ?? '';
    for (; number > 0; number = Math.floor(number / syllables.length))
      word += syllables[(number * 31) % syllables.length] ?? '';
    return word;
  };
  const noun = (): string => (random() < 0.6 ? zipf(nouns) : compound());
  const filler = (): string => {
    const kind = random();
    return kind < 0.55
      ? zipf(fillers)
      : kind < 0.7
        ? pick(adjectives)
        : kind < 0.85
          ? noun()
          : kind < 0.97
            ? rare()
            : `${below(2000)}`;
  };
  const weights = towns.flatMap((town) => Array.from({ length: town[3] }, () => town));
  const place = () => {
    const [cityId, lat, lng] = pick(weights);
    const near = (): number => (random() + random() + random() - 1.5) * 0.25;
    return { cityId, point: { lat: lat + near(), lng: lng + near() } };
  };
  const day = (offset: number): string => new Date(Date.UTC(2030, 0, 1 + offset)).toISOString().slice(0, 10);

  /** Assigns one offer in five to one of 200 groups; half of these offers are for members only. */
  const audience = (): Pick<SearchDocument, 'groups' | 'membersOnly'> => {
    const belongs = grouped() < 0.2;
    const [group, membersOnly] = [Math.floor(grouped() * GROUPS), grouped() < 0.5];
    return { groups: belongs ? [groupNamed(group)] : [], membersOnly: belongs && membersOnly };
  };

  /** Every tenth offer has several units, of which some are free on ten days. */
  const stock = (number: number): Pick<SearchDocument, 'quantity' | 'freeUnits'> => {
    if (number % 10 !== 0) return { quantity: 1, freeUnits: {} };
    const quantity = 2 + (number % 79);
    const days = Array.from({ length: 10 }, (_, at) => [day((number + at) % 60), 1 + ((number + at) % quantity)]);
    return { quantity, freeUnits: Object.fromEntries(days) };
  };

  /** Up to three entries of twenty names; every tenth offer has a name of its own. */
  const metadata = (number: number): SearchDocument['metadata'] => [
    ...Array.from({ length: number % 4 }, (_, at) => ({
      name: `Name ${(number + 7 * at) % 20}`,
      value: `${(number * (at + 3)) % 30} kg`,
    })),
    ...(number % 10 === 0 ? [{ name: `Own ${number}`, value: '1' }] : []),
  ];

  /** Every fifth offer is in one of 400 shops, closed on Sundays and on ten days of its own; some have a lead time. */
  const times = (number: number): SearchDocument['times'] => {
    const anyTime = { opening: alwaysOpen, rules: noBookingRules, zone: OPERATOR_TIME_ZONE };
    if (number % 5 !== 0) return anyTime;
    const [shop, spans] = [number % 400, [{ from: '09:00', to: '18:00' }]];
    const week = [...Array.from({ length: 6 }, () => spans), []];
    const closed = Array.from({ length: 10 }, (_, at) => day((shop + at * 13) % 365));
    const exceptions = closed.map((one) => ({ from: one, to: one, spans: [] }));
    const rules = { ...noBookingRules, leadDays: shop % 3, leadUntil: shop % 2 ? '12:00' : null, longestAdvance: 180 };
    return { ...anyTime, opening: { week, exceptions }, ...(shop % 4 === 0 && { rules }) };
  };

  const document = (number: number): SearchDocument => {
    const [main, sub] = [1 + below(14), below(12)];
    const title = [
      pick(adjectives),
      noun(),
      ...(random() < 0.5 ? [pick(brands)] : []),
      ...(random() < 0.4 ? [noun()] : []),
    ].join(' ');
    const dayPrice = random() < 0.85 ? 100 * (1 + below(80)) : null;
    return {
      id: `offer${String(number).padStart(7, '0')}`,
      ownerId: `owner${below(8000)}`,
      language: 'de',
      title,
      body: Array.from({ length: 25 + below(70) }, filler).join(' '),
      tags: Array.from({ length: below(5) }, noun),
      keywords: `${nouns[main * 6] ?? ''} ${nouns[main * 6 + (sub % 6)] ?? ''} verleih leihen`.toLowerCase(),
      categoryId: main * 100 + sub,
      categories: [1, main, main * 100 + sub],
      ...place(),
      commercial: random() < 0.2,
      commercialOnly: random() < 0.03,
      ...audience(),
      paymentTypes: random() < 0.8 ? [1] : [1 + below(6), 7],
      rentTypes: [1 + below(4)],
      dayPrice,
      free: random() < 0.1,
      publishedAt: Date.UTC(2029, 0, 1) + below(31_536_000) * 1000,
      ratingSum: below(50),
      ratingCount: 10,
      pricings: pricings(dayPrice),
      ...stock(number),
      deliversKm: null,
      metadata: metadata(number),
      times: times(number),
      busyDays: random() < 0.4 ? Array.from({ length: 1 + below(15) }, () => day(below(60))) : [],
      late: [],
    };
  };

  const mistyped = (word: string): string => {
    const at = 1 + below(word.length - 2);
    return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  };
  const text = (): string => {
    const words = Array.from({ length: 1 + below(3) }, () => {
      const kind = random();
      return kind < 0.6
        ? noun()
        : kind < 0.75
          ? pick(adjectives)
          : kind < 0.85
            ? pick(heads)
            : kind < 0.93
              ? zipf(fillers)
              : pick(brands);
    });
    const last = words.at(-1) ?? '';
    const kind = random();
    words[words.length - 1] =
      kind < 0.3
        ? last.slice(0, Math.max(3, last.length - 3))
        : kind < 0.42 && last.length >= 5
          ? mistyped(last)
          : last;
    return words.join(' ');
  };
  const listing = { askersGroups: [], includeCommercialOnly: false, sort: 'relevance', page: 1, size: 24 } as const;
  const nearby = () => ({ near: { ...place().point, radiusKm: pick([5, 10, 25, 50, 100]) } });
  const filters = () => {
    const free = below(30);
    return {
      sort: pick(['relevance', 'distance', 'newest', 'price'] as const),
      page: 1 + below(3),
      ...(random() < 0.5 ? { categoryId: 1 + below(14) } : {}),
      ...(random() < 0.4 ? { maxPrice: 3000 } : {}),
      ...(random() < 0.4 ? { freeOn: [day(free), day(free + 1), day(free + 2)], at: SEARCHED_AT } : {}),
      ...(random() < 0.3 ? { paymentTypes: [1, 7] } : {}),
      ...(random() < 0.3 ? { commercial: false } : {}),
    };
  };
  const queries: Readonly<Record<'text' | 'textPlace' | 'textPlaceFilters' | 'browse', () => SearchQuery>> = {
    text: () => ({ ...listing, text: text() }),
    textPlace: () => ({ ...listing, text: text(), ...nearby() }),
    textPlaceFilters: () => ({ ...listing, text: text(), ...nearby(), ...filters() }),
    browse: () => ({
      ...listing,
      ...(random() < 0.8 ? nearby() : {}),
      ...filters(),
      sort: pick(['distance', 'newest', 'price'] as const),
    }),
  };
  return { document, queries };
}

const timesOf = (taken: readonly number[]): Times => {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(100 * (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)) / 100;
  return { p50: at(0.5), p99: at(0.99), worst: at(1) };
};

async function timed(
  index: SearchIndex,
  count: number,
  query: () => SearchQuery,
  between?: (search: number) => Promise<void>,
): Promise<Times> {
  const taken: number[] = [];
  for (let search = 0; search < count; search += 1) {
    const asked = query();
    const from = performance.now();
    await index.search(asked);
    taken.push(performance.now() - from);
    await between?.(search);
  }
  return timesOf(taken);
}

/** Times of two kinds of searches that alternate, so that both meet the same conditions. */
async function inTurns(
  index: SearchIndex,
  count: number,
  kinds: (search: number) => readonly [one: SearchQuery, other: SearchQuery],
): Promise<readonly [one: Times, other: Times]> {
  const taken: [number[], number[]] = [[], []];
  for (let search = 0; search < count; search += 1) {
    const [one, other] = kinds(search);
    const both = [
      [taken[0], one],
      [taken[1], other],
    ] as const;
    for (const [times, asked] of search % 2 === 0 ? both : both.toReversed()) {
      const from = performance.now();
      await index.search(asked);
      times.push(performance.now() - from);
    }
  }
  return [timesOf(taken[0]), timesOf(taken[1])];
}

const position = (number: number): string => String(number).padStart(16, '0');

/**
 * Writes `count` generated offers into a new index and measures each kind of search. Offers and searches are the same
 * in every run.
 */
export async function benchSearch(count: number): Promise<Figures> {
  const directory = await mkdtemp(join(tmpdir(), 'search-bench-'));
  const name = 'bench@1';
  try {
    const { document } = offerWriter(1);
    const filling = openSqliteSearch({ directory });
    const filled = await filling.open(name);
    let writeMs = 0;
    for (let from = 0; from < count; from += 500) {
      const batch: SearchWrite[] = [];
      for (let at = from; at < Math.min(count, from + 500); at += 1)
        batch.push({ id: `offer${at}`, position: position(at + 1), document: document(at) });
      const begin = performance.now();
      await filled.write(batch);
      writeMs += performance.now() - begin;
    }
    await filling.close();

    const opening = performance.now();
    const engine = openSqliteSearch({ directory });
    const index = await engine.open(name);
    const openMs = performance.now() - opening;
    const { queries } = offerWriter(2);
    const cold = await timed(index, 300, queries.textPlaceFilters);
    const text = await timed(index, 2000, queries.text);
    const textPlace = await timed(index, 2000, queries.textPlace);
    const textPlaceFilters = await timed(index, 2000, queries.textPlaceFilters);
    const browse = await timed(index, 2000, queries.browse);
    const forDays = { freeOn: ['2030-01-10', '2030-01-11', '2030-01-12'], takesDays: 3, at: SEARCHED_AT };
    const [anyDay, ofDays] = await inTurns(index, 1000, () => {
      const asked = queries.textPlace();
      return [asked, { ...asked, ...forDays }];
    });
    const [ofOne, ofSeveral] = await inTurns(index, 1000, (search) => {
      const asked = { ...queries.textPlaceFilters(), freeOn: forDays.freeOn, at: SEARCHED_AT };
      return [asked, { ...asked, quantity: 2 + (search % 20) }];
    });
    const [ofHits, ofFacets] = await inTurns(index, 1000, () => {
      const asked = queries.textPlaceFilters();
      return [asked, { ...asked, facets: true }];
    });
    const askersGroups = Array.from({ length: 50 }, (_, at) => groupNamed(at * 4));
    const [ofVisitor, ofMember] = await inTurns(index, 1000, () => {
      const asked = queries.textPlaceFilters();
      return [asked, { ...asked, askersGroups }];
    });

    let written = count;
    const whileWriting = await timed(index, 1000, queries.textPlaceFilters, async (search) => {
      if (search % 5 !== 0) return;
      written += 1;
      await index.write([
        { id: `offer${(written * 7919) % count}`, position: position(written), document: document(written) },
      ]);
    });

    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const parallel = performance.now();
    let searches = 0;
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (; searches < 3000; searches += 1) await index.search(queries.textPlaceFilters());
      }),
    );
    delay.disable();
    const searchesPerSecond = Math.round(searches / ((performance.now() - parallel) / 1000));
    const rssMb = Math.round(process.memoryUsage().rss / 1_048_576);
    await engine.close();
    const fileMb = Math.round((await stat(join(directory, `${encodeURIComponent(name)}.sqlite`))).size / 1_048_576);
    return {
      offers: count,
      writeMs: Math.round(writeMs),
      writesPerSecond: Math.round(count / (writeMs / 1000)),
      openMs: Math.round(openMs),
      cold,
      text,
      textPlace,
      textPlaceFilters,
      browse,
      anyDay,
      ofDays,
      ofOne,
      ofSeveral,
      ofHits,
      ofFacets,
      ofVisitor,
      ofMember,
      whileWriting,
      loopDelayP99Ms: Math.round(delay.percentile(99) / 10_000) / 100,
      searchesPerSecond,
      rssMb,
      fileMb,
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  for (const count of process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000])
    console.log(await benchSearch(count));
}
