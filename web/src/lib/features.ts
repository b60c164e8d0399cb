import type { FeatureName } from '@lendring/contracts/installation/feature-names.js';
import { useRouter } from '@tanstack/react-router';

/** What the page says is switched off, at its root element: the server writes names of the catalogue alone. */
export const offOfPage = () =>
  document.documentElement.dataset['off']?.split(' ') as readonly FeatureName[] | undefined;

/** Whether something that an operator can switch off is on: nothing leads to what is off. */
export const useIsOn = (): ((name: FeatureName) => boolean) => {
  const { context } = useRouter().options;
  return (name) => !context.off?.includes(name);
};

/** Of these somebody may have something that goes on while they are switched off (ADR 105). */
export const ownedFeatures = ['groups', 'wanted', 'plans'] as const satisfies readonly FeatureName[];
export type OwnedFeature = (typeof ownedFeatures)[number];
