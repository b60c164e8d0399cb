/*
 * The tiers of the tests. `npm test` runs the core, in minutes; `npm run test:all` also the rest, which is slow and
 * seldom breaks; `npm run test:engines` what needs real servers. `TESTS` names a part; without it all of them run.
 */
const part = process.env['TESTS'];
if (part !== undefined && part !== 'core' && part !== 'rest') throw new Error(`TESTS is core or rest, not ${part}`);

/**
 * Specs of the rest: tools of operators, how-tos that are carried out, measurements, demo pictures; products that are
 * killed, damaged, moved, or lose a server; each text of a person looked for in each file; long histories of payments;
 * adapters of servers that the product runs without.
 */
const restSpecs: readonly string[] = [
  'deploy/{bench,operations,process}/**',
  'deploy/demo/{load,misspelled,pictures/**}*',
  'deploy/embedded/{crash,damaged-files,engine-away,erased-texts,erasure,guessing,keys-of-a-log,observed}.spec.ts',
  'deploy/embedded/{partner-crash,publish-crash}.spec.ts',
  'services/place/src/open-places.spec.ts',
  'services/billing/src/money-adds-up.spec.ts',
  'services/*/src/**/{kurrent,meilisearch}*.spec.ts',
];

/** Journeys of the core: the main job, a newcomer, search, whatever lies over a page, the keyboard, signing in. */
const coreJourneys: readonly string[] = ['main-job', 'newcomer', 'search', 'overlays', 'keyboard', 'sign-in-ways'];

/** Globs of the spec files that this part leaves out of those of all tiers. */
export const leftOut: readonly string[] = part === 'core' ? restSpecs : [];

/** @param all globs of the spec files of all tiers @returns those of this part */
export const specsOf = (all: readonly string[]): readonly string[] => (part === 'rest' ? restSpecs : all);

/** @param name a journey's, without its ending */
export const runsJourney = (name: string): boolean =>
  part === undefined || coreJourneys.includes(name) === (part === 'core');
