import type { FeatureName } from '@lendring/contracts/installation/feature-names.js';
import { notFound } from '@tanstack/react-router';
import type { Namespace } from '../i18n/namespaces.js';
import type { RouterContext } from '../router-context.js';

/**
 * For the loader of a page that is not there while something is switched off.
 * @throws the not-found page
 */
export const requireFeature = ({ off }: Pick<RouterContext, 'off'>, name: FeatureName): void => {
  if (off?.includes(name)) throw notFound({ data: { about: 'off', off: name } });
};

/** The loader of a page that needs nothing but its texts, and is not there while something is switched off. */
export const textsWhereOn =
  (name: FeatureName, ...namespaces: readonly Namespace[]) =>
  ({ context }: Readonly<{ context: RouterContext }>): Promise<void> => {
    requireFeature(context, name);
    return context.texts(...namespaces);
  };
