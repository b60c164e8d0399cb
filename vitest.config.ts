import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectConfiguration, type ViteUserConfig } from 'vitest/config';
import { hasComponents, leftOut, serverSpecs } from './tiers.ts';
import { LongOnesFirst } from './vitest.sequencer.ts';

const root = import.meta.dirname;

/**
 * Spec files share the modules of their worker (ADR 131): what a module remembers, it remembers for the next file, as it
 * does in a process that runs for days. Who replaces something that all files see gives it back.
 */
const shared = {
  isolate: false,
  // A busy machine is slow, not wrong: nothing but a test that hangs takes so long.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Tests that wait more than they work run side by side (it.concurrent), so many of a file.
  maxConcurrency: 8,
  execArgv: ['--max-semi-space-size=64'],
} satisfies ViteUserConfig['test'];

const never = ['**/node_modules/**', '**/dist/**', ...leftOut];

/** @param conditions which entries of packages are taken; ours give their sources */
const project = (
  conditions: readonly string[],
  test: ViteUserConfig['test'],
  rest: ViteUserConfig = {},
): TestProjectConfiguration => ({
  ...rest,
  resolve: { conditions: ['lendring-source', ...conditions] },
  ssr: { resolve: { conditions: ['lendring-source', ...conditions] } },
  test: { ...shared, exclude: never, ...test },
});

/** Specs that render into the document itself, or gate its history: what then listens to the page never leaves it. */
const ofOwnPage = [
  'web/src/app/{AppBar,booking-when-suspended,Frame,titles-of-hidden-pages}.spec.tsx',
  'web/src/features/{search/components/SearchForm,wizard/WizardPage}.spec.tsx',
  'web/src/lib/early/early.spec.tsx',
  'web/src/ui/{later.spec.tsx,overlay-history.spec.ts}',
];

/** Components of the web client in jsdom. */
const webProject = (test: ViteUserConfig['test']): TestProjectConfiguration =>
  project(
    ['browser', 'import', 'default'],
    { setupFiles: [join(root, 'web/src/testing/setup.ts')], ...test },
    { define: { BUILT_FOR_SERVER: 'true' } },
  );

/** One run for all packages: server code in Node, the web client's components in jsdom. */
export default defineConfig({
  test: {
    // Many specs wait more than they work: on two cores a third worker has something to do.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    teardownTimeout: 60_000,
    globalSetup: [join(root, 'vitest.setup.ts')],
    sequence: { sequencer: LongOnesFirst },
    projects: [
      project(['node', 'import', 'default'], {
        name: 'server',
        environment: 'node',
        include: [...serverSpecs(['{contracts,services,bff,deploy,web/vite}/**/*.spec.ts'])],
      }),
      ...(hasComponents
        ? [
            webProject({ name: 'web', include: ['web/src/**/*.spec.{ts,tsx}'], exclude: [...never, ...ofOwnPage] }),
            webProject({ name: 'web page', include: ofOwnPage, isolate: true }),
          ]
        : []),
    ],
  },
});
