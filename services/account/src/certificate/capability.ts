import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import type { Certificates } from './certificates.port.js';
import { certificateQueries } from './queries.js';

type Deps = Pick<Ports, 'load' | 'read'> & Readonly<{ certificates: Certificates }>;

/** Signed certificates of account deletions (ADR 55). */
export const certificate = ({ load, read, certificates }: Deps) =>
  ({ queries: certificateQueries({ certificates, erasures: read.certificates, load }) }) satisfies Capability;
