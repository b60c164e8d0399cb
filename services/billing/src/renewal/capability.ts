import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { renewPlans } from './renew-plans.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'plans' | 'business' | 'customerOf' | 'log'>;

/** Collects or requests the payment for the next term of a plan; ends the plan if the term stays unpaid. */
export const renewal = (deps: Deps) => ({ clockPolicies: [renewPlans(deps)] }) satisfies Capability;
