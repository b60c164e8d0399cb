import { registerHooks } from 'node:module';

/**
 * Loader for child processes of tests and measurements: `node --import from-source.mjs x.ts` resolves `./y.js` to
 * `./y.ts`.
 */
registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      if (!specifier.endsWith('.js')) throw error;
      return next(`${specifier.slice(0, -'.js'.length)}.ts`, context);
    }
  },
});
