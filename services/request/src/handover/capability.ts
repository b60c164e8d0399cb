import type { requestApi } from '@lendring/contracts/request/queries.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { changing } from '../request/request-commands.js';
import * as decide from './decide.js';
import { noteEarlierHandovers } from './note-earlier-handovers.js';

/** Records of handover and return by the lender, and the borrower's answers to them. */
export const handover = (deps: Pick<Ports, 'commands' | 'read'>) => {
  const change = changing(deps);
  const handlers: Pick<CommandHandlers<typeof requestApi>, 'recordHandover' | 'answerHandover'> = {
    recordHandover: change(decide.recordHandover),
    answerHandover: change(decide.answerHandover),
  };
  return { commands: handlers, clockPolicies: noteEarlierHandovers(deps) } satisfies Capability;
};
