import type { Secrets } from '@lendring/platform/runtime/settings/secrets.js';
import { openCertificates } from './certificate/certificates.adapter.js';
import type { Certificates } from './certificate/certificates.port.js';

/** What signs certificates of erasure: a key set of its own among the secrets of the installation. */
export const openOwnCertificates = async (secrets: Pick<Secrets, 'jwks'>, publicUrl: string): Promise<Certificates> =>
  openCertificates(await secrets.jwks('erasure'), publicUrl);
