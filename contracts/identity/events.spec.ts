import { describeStoredEvents } from '../testing/stored-events.js';
import { AddressEvent } from './credential.js';
import { CredentialEvent, credentialPersonal } from './events.js';
import { PasskeyClaimEvent } from './passkeys.js';

describeStoredEvents('identity', [CredentialEvent, AddressEvent, PasskeyClaimEvent], { personal: credentialPersonal });
