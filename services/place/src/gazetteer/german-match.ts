import { distanceKm } from '@lendring/contracts/rules/distance.js';
import { nameKey, spellings } from './municipality-names.js';
import { type Anchor, type Anchors, anchorsOf } from './postal-anchors.js';
import type { Settlement } from './town.js';

export type Pair = Readonly<{ official: string; postal: string }>;
export type Matching = Readonly<{ found: ReadonlyMap<Pair, Settlement>; anchors: Anchors }>;

/**
 * Maximum kilometres between a candidate and its postal code's location. The first pass uses the larger bound because
 * locations are still rough.
 */
const SAME_PLACE_KM = 40;
const PERHAPS_KM = 90;
/** Population from which a town keeps distant postal codes (islands, exclaves). */
const LARGE = 100_000;
/** Doubt below which a candidate differs only in additions to its name. */
const SAME_NAME = 10;
const doubt = { alternate: 6, section: 15, uninhabited: 3 } as const;

type Candidate = Readonly<{ settlement: Settlement; doubt: number }>;
type Choice = Candidate & Readonly<{ pair: Pair; km: number }>;

export const matchPairs = (pairs: readonly Pair[], settlements: readonly Settlement[]): Matching => {
  const named = candidatesOf(pairs, settlements);
  const alone = pairs.flatMap((pair) => only(pair, named.get(pair.official) ?? [], () => true));
  const rough = anchorsOf(alone);
  // Anchor only on names that are unique within the region; an ambiguous name must not confirm itself.
  const anchors = anchorsOf(
    pairs.flatMap((pair) => only(pair, named.get(pair.official) ?? [], within(rough(pair.postal), PERHAPS_KM))),
  );
  const found = assign(pairs, named, anchors);
  adoptFarCodes(pairs, found);
  return { found, anchors };
};

const candidatesOf = (
  pairs: readonly Pair[],
  settlements: readonly Settlement[],
): ReadonlyMap<string, readonly Candidate[]> => {
  const byKey = new Map<string, Candidate[]>();
  const add = (key: string, candidate: Candidate) => {
    const list = byKey.get(key);
    if (!list) byKey.set(key, [candidate]);
    else if (!list.some((one) => one.settlement === candidate.settlement)) list.push(candidate);
  };
  for (const settlement of settlements) {
    const against = (settlement.section ? doubt.section : 0) + (settlement.population === 0 ? doubt.uninhabited : 0);
    for (const spelling of spellings(settlement.name))
      if (spelling.doubt < 15) add(spelling.key, { settlement, doubt: against + spelling.doubt });
    for (const name of settlement.alternates) add(nameKey(name), { settlement, doubt: against + doubt.alternate });
  }
  return new Map(
    [...new Set(pairs.map((pair) => pair.official))].map((official) => [
      official,
      spellings(official).flatMap((spelling) =>
        (byKey.get(spelling.key) ?? []).map((one) => ({ ...one, doubt: one.doubt + spelling.doubt })),
      ),
    ]),
  );
};

const within =
  ({ point }: Anchor, km: number) =>
  ({ settlement }: Candidate) =>
    distanceKm(point, settlement.point) <= km;

const only = (pair: Pair, candidates: readonly Candidate[], fits: (candidate: Candidate) => boolean) => {
  const places = new Set(
    candidates.filter((one) => one.doubt < SAME_NAME && fits(one)).map((one) => one.settlement.point),
  );
  return [...places].slice(0, places.size === 1 ? 1 : 0).map((point) => ({ postal: pair.postal, point }));
};

/**
 * Assigns the best candidates first; each settlement serves one municipality. A municipality without a nearby match is
 * searched farther away by exact name.
 */
const assign = (
  pairs: readonly Pair[],
  named: ReadonlyMap<string, readonly Candidate[]>,
  anchors: Anchors,
): Map<Pair, Settlement> => {
  const found = new Map<Pair, Settlement>();
  const owner = new Map<Settlement, string>();
  for (const round of [
    { km: SAME_PLACE_KM, doubt: Infinity },
    { km: PERHAPS_KM, doubt: SAME_NAME },
  ]) {
    const choices = pairs
      .filter((pair) => !found.has(pair))
      .flatMap((pair) => {
        const anchor = anchors(pair.postal);
        const km = anchor.sure ? SAME_PLACE_KM : round.km;
        return (named.get(pair.official) ?? [])
          .map((one): Choice => ({ ...one, pair, km: distanceKm(anchor.point, one.settlement.point) }))
          .filter((one) => one.km <= km && one.doubt < round.doubt);
      });
    for (const { pair, settlement } of choices.sort(
      (a, b) => a.doubt + a.km - b.doubt - b.km || b.settlement.population - a.settlement.population,
    )) {
      if (found.has(pair) || (owner.get(settlement) ?? pair.official) !== pair.official) continue;
      found.set(pair, settlement);
      owner.set(settlement, pair.official);
    }
  }
  return found;
};

/**
 * Adopts distant codes that fit no other municipality: those of a large town, or with the same leading digits as its
 * other codes.
 */
const adoptFarCodes = (pairs: readonly Pair[], found: Map<Pair, Settlement>): void => {
  const homes = Map.groupBy(found.keys(), (pair) => pair.official);
  for (const pair of pairs.filter((one) => !found.has(one))) {
    const home = homes
      .get(pair.official)
      ?.find((one) => one.postal.slice(0, 2) === pair.postal.slice(0, 2) || (found.get(one)?.population ?? 0) >= LARGE);
    const settlement = home && found.get(home);
    if (settlement) found.set(pair, settlement);
  }
};
