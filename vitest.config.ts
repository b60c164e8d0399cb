import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectConfiguration, type ViteUserConfig } from 'vitest/config';
import { hasComponents, leftOut, serverSpecs } from './tiers.ts';
import { LongOnesFirst } from './vitest.sequencer.ts';

const root = import.meta.dirname;

/**
 * Spec files share the modules of their worker (ADR 131): module state persists from file to file, as in a long-running
 * process. A spec that replaces globals must restore them.
 */
const shared = {
  isolate: false,
  // Set generous timeouts, because a busy machine is slow, not wrong: only a hanging test takes that long.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Tests that mostly wait run concurrently (it.concurrent), up to this number per file.
  maxConcurrency: 8,
  execArgv: ['--max-semi-space-size=64'],
} satisfies ViteUserConfig['test'];

const never = ['**/node_modules/**', '**/dist/**', ...leftOut];

/** @param conditions for entries of npm packages; workspace packages resolve to their sources */
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

/**
 * Specs that need their own page, because they render into the document itself or wrap its history, and their
 * listeners are never removed.
 */
const ofOwnPage = [
  'web/src/app/{AppBar,booking-when-suspended,Frame,titles-of-hidden-pages}.spec.tsx',
  'web/src/features/{search/components/SearchForm,wizard/WizardPage}.spec.tsx',
  'web/src/lib/early/early.spec.tsx',
  'web/src/ui/{later.spec.tsx,overlay-history.spec.ts}',
];

const webProject = (test: ViteUserConfig['test']): TestProjectConfiguration =>
  project(
    ['browser', 'import', 'default'],
    { setupFiles: [join(root, 'web/src/testing/setup.ts')], ...test },
    { define: { BUILT_FOR_SERVER: 'true' } },
  );

export default defineConfig({
  test: {
    // Use at least three workers: many specs mostly wait, so a third worker pays off on two cores.
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
