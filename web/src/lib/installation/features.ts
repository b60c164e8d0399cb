import type { FeatureName } from '@lendring/contracts/installation/feature-names.js';
import { useRouter } from '@tanstack/react-router';

/** Disabled features as listed on the root element; the server writes known names only. */
export const offOfPage = () =>
  document.documentElement.dataset['off']?.split(' ') as readonly FeatureName[] | undefined;

export const useIsOn = (): ((name: FeatureName) => boolean) => {
  const { context } = useRouter().options;
  return (name) => !context.off?.includes(name);
};

/** Features with items that stay active while the feature is disabled (ADR 105). */
export const ownedFeatures = ['groups', 'wanted', 'plans'] as const satisfies readonly FeatureName[];
export type OwnedFeature = (typeof ownedFeatures)[number];
