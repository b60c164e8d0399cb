import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { secondStepCommands, type SecondStepCommandDeps } from './commands.js';
import { secondStepQueries, type SecondStepQueryDeps } from './queries.js';

/** Codes of an app (TOTP) and recovery codes (ADR 52). */
export const secondStep = (deps: SecondStepCommandDeps & SecondStepQueryDeps) =>
  ({ commands: secondStepCommands(deps), queries: secondStepQueries(deps) }) satisfies Capability;
