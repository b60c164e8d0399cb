/*
 * The tiers of the tests. `npm test` runs the core, in minutes; `npm run test:all` also the rest, which is slow and
 * seldom breaks; `npm run test:engines` what needs real servers. `TESTS` names a part; without it all of them run.
 */
const part = process.env['TESTS'];
if (part !== undefined && part !== 'core' && part !== 'rest') throw new Error(`TESTS is core or rest, not ${part}`);

/**
 * Specs of the rest: tools of operators, how-tos that are carried out, measurements, demo pictures; processes that are
 * killed, damaged, moved, or lose a server; each text of a person looked for in each file; long histories of payments;
 * files of others as large as they are; adapters of servers that the product runs without.
 */
const restSpecs: readonly string[] = [
  'deploy/{bench,operations,process}/**/*.spec.ts',
  'deploy/demo/{load,misspelled}.spec.ts',
  'deploy/demo/pictures/**/*.spec.ts',
  'deploy/embedded/{crash,damaged-files,engine-away,erased-texts,erasure,guessing,keys-of-a-log,observed}.spec.ts',
  'deploy/embedded/{partner-crash,publish-crash}.spec.ts',
  'services/notification/src/killed.spec.ts',
  'services/place/src/{import-geonames,open-places}.spec.ts',
  'services/platform/src/runtime/process/run-service.spec.ts',
  'services/billing/src/money-adds-up.spec.ts',
  '{bff,services/*}/src/**/*.faults.spec.ts',
  'services/*/src/**/{kurrent,meilisearch}*.spec.ts',
];

/** Journeys of the core: the main job, a newcomer, search, whatever lies over a page, the keyboard, signing in. */
const coreJourneys: readonly string[] = ['main-job', 'newcomer', 'search', 'overlays', 'keyboard', 'sign-in-ways'];

/** Globs of the spec files that this part leaves out of those of all tiers. */
export const leftOut: readonly string[] = part === 'core' ? restSpecs : [];

/** @param all globs of the spec files of servers, of all tiers @returns those of this part */
export const serverSpecs = (all: readonly string[]): readonly string[] => (part === 'rest' ? restSpecs : all);
/** Whether this part has component specs of the web client: all of them are in the core. */
export const hasComponents = part !== 'rest';

/** @param name a journey's, without its ending */
export const runsJourney = (name: string): boolean =>
  part === undefined || coreJourneys.includes(name) === (part === 'core');
