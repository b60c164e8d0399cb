import type { Secrets } from '@lendring/platform/runtime/settings/secrets.js';
import { openReputations } from './reputation/reputations.adapter.js';
import type { Reputations, TrustedInstallation } from './reputation/reputations.port.js';
import { openCertificates } from './certificate/certificates.adapter.js';
import type { Certificates } from './certificate/certificates.port.js';

/** What signs certificates of erasure: a key set of its own among the secrets of the installation. */
export const openOwnCertificates = async (secrets: Pick<Secrets, 'jwks'>, publicUrl: string): Promise<Certificates> =>
  openCertificates(await secrets.jwks('erasure'), publicUrl);

/** What signs reputations: the same key, told apart by the type of the paper (ADR 65). */
export const openOwnReputations = async (
  secrets: Pick<Secrets, 'jwks'>,
  publicUrl: string,
  believed: readonly TrustedInstallation[],
): Promise<Reputations> => openReputations(await secrets.jwks('erasure'), publicUrl, believed);
