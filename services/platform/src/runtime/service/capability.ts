import type { ServiceParts } from './service-parts.js';

type Background = Pick<ServiceParts, 'policies' | 'reactions' | 'clockPolicies'>;

/** Commands, queries and background work of one capability. A service is the sum of its capabilities. */
export type Capability = Readonly<{ commands?: object; queries?: object }> & Partial<Background>;

export const joinBackground = (capabilities: readonly Capability[]): Background => ({
  policies: capabilities.flatMap(({ policies = [] }) => policies),
  reactions: capabilities.flatMap(({ reactions = [] }) => reactions),
  clockPolicies: capabilities.flatMap(({ clockPolicies = [] }) => clockPolicies),
});
