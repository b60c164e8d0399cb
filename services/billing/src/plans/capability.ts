import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { MailPorts, Ports } from '../ports.js';
import { planCommandHandlers } from './commands.js';
import { planQueryHandlers } from './queries.js';
import { tellOfPlans } from './tell-of-plans.js';

type Deps = Pick<Ports, 'commands' | 'loadKnown' | 'customerOf'> & MailPorts;

/** Plans on sale and the caller's own: prices, included amounts, booking, change, trial and mails (spec §9). */
export const plans = ({ mailer, ...deps }: Deps) =>
  ({
    commands: planCommandHandlers(deps),
    queries: planQueryHandlers(deps),
    policies: mailer ? [tellOfPlans({ ...deps, mailer })] : [],
  }) satisfies Capability;
