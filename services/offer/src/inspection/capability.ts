import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { inspectHandler } from './inspect.js';

/** Data for moderation's automatic hints: usual prices and similar pictures (ADR 103). */
export const inspection = (deps: Parameters<typeof inspectHandler>[0]) =>
  ({ queries: { inspect: inspectHandler(deps) } }) satisfies Capability;
