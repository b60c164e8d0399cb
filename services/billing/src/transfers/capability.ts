import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { MailPorts, Ports } from '../ports.js';
import { askForTransfers } from './ask-for-transfers.js';
import { transferCommandHandlers } from './commands.js';
import { transferQueryHandlers } from './queries.js';

type Deps = Pick<Ports, 'commands' | 'payments' | 'readStatement' | 'inTurn'> & MailPorts;

/** Bank transfers: requests and reminders by mail, statements, and the list of bookkeepers (ADR 87, ADR 116). */
export const transfers = ({ mailer, ...deps }: Deps) =>
  ({
    commands: transferCommandHandlers({ ...deps, issuer: deps.business.issuer, mails: mailer !== null }),
    queries: transferQueryHandlers(deps),
    policies: mailer ? [askForTransfers({ ...deps, mailer })] : [],
  }) satisfies Capability;
