import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenATakeoutIsReadyThenTell } from './when-a-takeout-is-ready-then-tell.js';
import { whenARoleChangesThenTell, whenATraderHasToActThenTell } from './when-an-account-changes-then-tell.js';

/** Notifications about finished takeouts, duties of traders and roles of staff. */
export const accountNews = ({ commands }: Pick<Ports, 'commands'>) =>
  ({
    reactions: [
      whenATakeoutIsReadyThenTell(commands),
      whenATraderHasToActThenTell(commands),
      whenARoleChangesThenTell(commands),
    ],
  }) satisfies Capability;
