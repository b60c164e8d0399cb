import { describeStoredEvents } from '../testing/stored-events.js';
import { AddressEvent, CredentialEvent, credentialPersonal } from './events.js';

describeStoredEvents('identity', [CredentialEvent, AddressEvent], { personal: credentialPersonal });
