/**
 * Features that an operator can switch off (ADR 105). While a feature is off, nothing new can start and no page links
 * to the feature; items already running continue. A new name requires an upcaster, because stored events lack the
 * name.
 */
export const featureNames = ['groups', 'wanted', 'plans', 'ads', 'feedback'] as const;
export type FeatureName = (typeof featureNames)[number];
