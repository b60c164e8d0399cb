import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** Data for claims by account id. `address`: id of the credential. */
export type CredentialDocument = Readonly<{ userId: string; email: string | null; verified: boolean; address: string }>;

export const credentialView: Projection<CredentialDocument, CredentialEvent> = {
  name: 'credentials',
  version: 1,
  prefixes: ['credential-'],
  ids: (event) => [event.data.userId],
  evolve: (document, event) => {
    if (event.type === 'CredentialRegistered') {
      const { userId, email } = event.data;
      return { userId, email, verified: false, address: event.stream.slice('credential-'.length) };
    }
    if (!document) return null;
    switch (event.type) {
      case 'CredentialErased':
        return null;
      case 'EmailVerified':
        return { ...document, verified: true };
      case 'EmailChanged':
      case 'EmailTakenBack':
        return { ...document, email: event.data.email };
      default:
        return document;
    }
  },
};
