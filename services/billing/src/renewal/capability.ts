import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { renewPlans } from './renew-plans.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'plans' | 'business' | 'customerOf' | 'log'>;

/** The next term of a plan: its payment is collected or requested; without one the plan ends. */
export const renewal = (deps: Deps) => ({ clockPolicies: [renewPlans(deps)] }) satisfies Capability;
