import { registerHooks } from 'node:module';

/** Lets a script import our sources, whose imports name the `.js` file that a build would make. */
registerHooks({
  resolve: (specifier, context, next) => {
    try {
      return next(specifier, context);
    } catch (error) {
      if (!specifier.startsWith('.') || !specifier.endsWith('.js')) throw error;
      return next(specifier.replace(/js$/, 'ts'), context);
    }
  },
});
