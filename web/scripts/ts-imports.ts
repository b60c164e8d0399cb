import { registerHooks } from 'node:module';

/** Lets scripts import the TypeScript sources, whose import specifiers name the compiled `.js` files. */
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
