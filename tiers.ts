/*
 * Test tiers. `npm test` runs the core, which takes minutes; `npm run test:all` also runs the rest, which is slow and
 * rarely fails; `npm run test:engines` runs the tests that need real servers. `TESTS` selects a part; without it, all
 * parts run.
 */
const part = process.env['TESTS'];
if (part !== undefined && part !== 'core' && part !== 'rest') throw new Error(`TESTS is core or rest, not ${part}`);

/**
 * Specs of the rest: operators' tools, how-tos, benchmarks, demo pictures; processes that are killed, corrupted, moved
 * or lose a server; the search for personal texts in all files; long payment histories; large third-party files;
 * adapters of servers that are not in the default profile.
 */
const restSpecs: readonly string[] = [
  'deploy/{bench,operations,process}/**/*.spec.ts',
  'deploy/demo/{load,misspelled,sheet}.spec.ts',
  'deploy/demo/pictures/**/*.spec.ts',
  'deploy/product/{crash,damaged-files,engine-away,erased-texts,erasure,guessing,keys-of-a-log,observed,reads-per-command}.spec.ts',
  'deploy/product/{import-crash,partner-crash,publish-crash}.spec.ts',
  'services/notification/src/delivery/killed.spec.ts',
  'services/place/src/{import-geonames,open-places}.spec.ts',
  'services/platform/src/runtime/process/run-service.spec.ts',
  'services/billing/src/money-adds-up.spec.ts',
  '{bff,services/*}/src/**/*.faults.spec.ts',
  'services/*/src/**/{kurrent,meilisearch}*.spec.ts',
];

/** Journeys of the core: main job, new user, search, overlays, keyboard, sign-in. */
const coreJourneys: readonly string[] = ['main-job', 'newcomer', 'search', 'overlays', 'keyboard', 'sign-in-ways'];

/** Globs of spec files that this part excludes. */
export const leftOut: readonly string[] = part === 'core' ? restSpecs : [];

/**
 * @param all globs of server spec files of all tiers
 * @returns those of this part
 */
export const serverSpecs = (all: readonly string[]): readonly string[] => (part === 'rest' ? restSpecs : all);
/** Component specs of the web client all belong to the core. */
export const hasComponents = part !== 'rest';

/** @param name of a journey without its extension */
export const runsJourney = (name: string): boolean =>
  part === undefined || coreJourneys.includes(name) === (part === 'core');
