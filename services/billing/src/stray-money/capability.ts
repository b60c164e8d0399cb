import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { MailPorts } from '../ports.js';
import { tellOfReturnedMoney } from './tell-of-returned-money.js';

/** Mails about money that granted nothing and was returned, and about refunds that failed (ADR 125). */
export const strayMoney = ({ mailer, ...deps }: MailPorts) =>
  ({ policies: mailer ? [tellOfReturnedMoney({ ...deps, mailer })] : [] }) satisfies Capability;
