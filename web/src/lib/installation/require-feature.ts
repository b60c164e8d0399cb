import type { FeatureName } from '@lendring/contracts/installation/feature-names.js';
import { notFound } from '@tanstack/react-router';
import type { Namespace } from '../../i18n/namespaces.js';
import type { RouterContext } from '../../router-context.js';

/** Guards the loader of a page that depends on a feature. @throws the not-found page if the feature is disabled */
export const requireFeature = ({ off }: Pick<RouterContext, 'off'>, name: FeatureName): void => {
  if (off?.includes(name)) throw notFound({ data: { about: 'off', off: name } });
};

export const textsWhereOn =
  (name: FeatureName, ...namespaces: readonly Namespace[]) =>
  ({ context }: Readonly<{ context: RouterContext }>): Promise<void> => {
    requireFeature(context, name);
    return context.texts(...namespaces);
  };
