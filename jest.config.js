import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as tiers from './tiers.ts';

const swc = (tsx) => [
  '@swc/jest',
  {
    $schema: 'https://swc.rs/schema.json',
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)(?<!\\.json)\\.js$': '$1' },
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  modulePathIgnorePatterns: ['/dist/', '/.nx/'],
};

/**
 * A whole run takes specs that start the product in groups (ADR 111): loading its modules costs more than most of them do
 * with it. Asked for by name, each runs by itself, of whatever tier.
 */
const isNamed = process.argv.slice(2).some((argument) => !argument.startsWith('-'));
const leftOut = isNamed ? [] : tiers.leftOut;
const groups = isNamed ? [] : globSync('{deploy,services}/**/*.group.ts', { cwd: import.meta.dirname });
const groupOf = (group) =>
  [...readFileSync(join(import.meta.dirname, group), 'utf8').matchAll(/^import '(.+)\.js';$/gm)].map(
    ([, spec]) => `/${join(group, '..', spec)}\\.ts$`,
  );

/** One run for all packages: server code in Node, the web client's components in jsdom. */
export default {
  // A busy machine is slow, not wrong: nothing but a test that hangs takes so long.
  testTimeout: 120_000,
  // Tests that wait more than they work run side by side (it.concurrent), so many of a file.
  maxConcurrency: 8,
  globalSetup: '<rootDir>/jest.setup.mjs',
  globalTeardown: '<rootDir>/jest.teardown.mjs',
  testSequencer: '<rootDir>/jest.sequencer.mjs',
  // Many specs wait more than they work: on two cores a third worker has something to do.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  // Taking down a process that has loaded every module some hundred times takes a busy machine more than jest's half second.
  workerGracefulExitTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'server',
      roots: ['<rootDir>/contracts', '<rootDir>/services', '<rootDir>/bff', '<rootDir>/deploy', '<rootDir>/web/vite'],
      testMatch: ['**/*.spec.ts', ...groups.map((group) => `<rootDir>/${group}`)],
      testPathIgnorePatterns: ['/node_modules/', ...groups.flatMap(groupOf), ...leftOut],
      testEnvironment: 'node',
      // Older packages require it; the conditions below would give them its module.
      moduleNameMapper: { ...shared.moduleNameMapper, '^tslib$': '<rootDir>/node_modules/tslib/tslib.js' },
      testEnvironmentOptions: { customExportConditions: ['lendring-source', 'node', 'import', 'default'] },
    },
    {
      ...shared,
      displayName: 'web',
      roots: ['<rootDir>/web/src'],
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
      testPathIgnorePatterns: ['/node_modules/', ...leftOut],
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/web/src/testing/dialogs.ts'],
      globals: { BUILT_FOR_SERVER: true },
      testEnvironmentOptions: { customExportConditions: ['lendring-source', 'browser', 'import', 'default'] },
    },
  ],
};
