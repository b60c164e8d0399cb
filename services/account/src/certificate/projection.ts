import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** Times of deletion and erasure, by a certificate id that only the user knows. */
export type CertificateDocument = Readonly<{ certificateId: string; deletedAt: string; erasedAt: string | null }>;

export const certificates: Projection<CertificateDocument, AccountEvent> = {
  name: 'certificates',
  version: 1,
  prefixes: ['account-'],
  ids: ({ type, data }) => (type === 'AccountDeleted' || type === 'AccountErased' ? [data.certificateId] : []),
  evolve(document, { type, data }) {
    if (type === 'AccountDeleted')
      return { certificateId: data.certificateId, deletedAt: data.at, erasedAt: document?.erasedAt ?? null };
    return type === 'AccountErased' && document ? { ...document, erasedAt: data.at } : document;
  },
};
