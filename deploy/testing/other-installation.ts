import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCertificates } from '@lendring/account/certificate/certificates.adapter.js';
import { openReputations } from '@lendring/account/reputation/reputations.adapter.js';
import { openSecrets } from '@lendring/platform/runtime/settings/secrets.js';

export type OtherInstallation = Readonly<{
  issuer: string;
  trusted: Readonly<{ issuer: string; keys: readonly Readonly<Record<string, unknown>>[] }>;
  paperFor: (email: string, at?: string) => Promise<string>;
}>;

/** Simulates another installation, which only issues reputations. */
export const otherInstallation = async (issuer: string): Promise<OtherInstallation> => {
  const keys = await openSecrets(mkdtempSync(join(tmpdir(), 'elsewhere-'))).jwks('erasure');
  const [{ keys: shown }, { sign }] = [
    (await openCertificates(keys, issuer)).keys,
    await openReputations(keys, issuer),
  ];
  const says = {
    nickname: 'name_from_elsewhere',
    memberSince: '2024-01-02T08:00:00.000Z',
    ratingAsVendor: { average: 4.8, count: 12 },
    ratingAsBorrower: { average: null, count: 0 },
    loansLent: 14,
    loansBorrowed: 3,
  };
  return {
    issuer,
    trusted: { issuer, keys: shown },
    paperFor: async (email, at = new Date().toISOString()) => (await sign(says, email, at)).jwt,
  };
};
