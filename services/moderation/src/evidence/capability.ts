import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { forgetEvidence } from './forget-evidence.js';

/** Copies of reported pictures, deleted once no complaint is possible any more (ADR 100). */
export const evidenceCopies = (deps: Pick<Ports, 'load' | 'evidence'>) =>
  ({ clockPolicies: [forgetEvidence(deps)] }) satisfies Capability;
