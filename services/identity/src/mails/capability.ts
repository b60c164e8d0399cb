import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { mailWhatWasAsked } from './mail-what-was-asked.js';

type Deps = Pick<Ports, 'mailer' | 'credentials' | 'tokenSecret' | 'publicUrl' | 'accounts'>;

export const mails = ({ mailer, credentials: { load, find }, tokenSecret, publicUrl, accounts }: Deps) =>
  ({ policies: [mailWhatWasAsked({ mailer, load, find, tokenSecret, publicUrl, accounts })] }) satisfies Capability;
