import type { Secrets } from '@lendring/platform/runtime/settings/secrets.js';
import { openReputations } from './reputation/reputations.adapter.js';
import type { Reputations, TrustedInstallation } from './reputation/reputations.port.js';
import { openCertificates } from './certificate/certificates.adapter.js';
import type { Certificates } from './certificate/certificates.port.js';

export const openOwnCertificates = async (secrets: Pick<Secrets, 'jwks'>, publicUrl: string): Promise<Certificates> =>
  openCertificates(await secrets.jwks('erasure'), publicUrl);

/** Signs reputations with the key of the certificates; the document type distinguishes the two (ADR 65). */
export const openOwnReputations = async (
  secrets: Pick<Secrets, 'jwks'>,
  publicUrl: string,
  believed: readonly TrustedInstallation[],
): Promise<Reputations> => openReputations(await secrets.jwks('erasure'), publicUrl, believed);
