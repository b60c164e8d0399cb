import { describeStoredEvents } from '../testing/stored-events.js';
import { AddressEvent, CredentialEvent, PasskeyClaimEvent, credentialPersonal } from './events.js';

describeStoredEvents('identity', [CredentialEvent, AddressEvent, PasskeyClaimEvent], { personal: credentialPersonal });
