import { builtinEnvironments, type Environment } from 'vitest/runtime';

let page: Promise<unknown> | undefined;

/** One page of jsdom for all spec files of a worker: making one takes longer than most files do. */
export default {
  ...builtinEnvironments.jsdom,
  name: 'page',
  async setup(global, options) {
    page ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options));
    await page;
    return { teardown: () => undefined };
  },
} satisfies Environment;
