/**
 * What an operator can switch off (ADR 105). Off means that nothing new of it begins, and that nobody is led to it; what
 * runs goes on. Who adds a name evolves the event: older versions do not have it.
 */
export const featureNames = ['groups', 'wanted', 'plans', 'ads', 'feedback'] as const;
export type FeatureName = (typeof featureNames)[number];
