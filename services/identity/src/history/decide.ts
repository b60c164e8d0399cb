import type { DeviceName } from '@lendring/contracts/identity/device.js';
import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { IdentityRefusal } from '@lendring/contracts/identity/refusals.js';
import { decided, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Credential } from '../credential/credential.aggregate.js';

type Decided = Decision<readonly CredentialEvent[], IdentityRefusal>;

export const seeNewDevice = (state: Credential, device: DeviceName, locale: Locale): Decided =>
  decided(state.registered ? [{ type: 'NewDeviceSeen', data: { userId: state.userId, locale, device } }] : []);
