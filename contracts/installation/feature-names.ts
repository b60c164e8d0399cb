/**
 * Features an operator can switch off (ADR 105). Off: nothing new can start and no page links to it; what is running
 * continues. Adding a name requires an upcaster, because stored events lack it.
 */
export const featureNames = ['groups', 'wanted', 'plans', 'ads', 'feedback'] as const;
export type FeatureName = (typeof featureNames)[number];
