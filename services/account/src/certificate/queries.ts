import type { Certified } from '@lendring/contracts/account/certificate.js';
import { erasedParts, keptParts } from '@lendring/contracts/account/erasure-parts.js';
import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { accountAggregate } from '../account/account.aggregate.js';
import type { Certificates } from './certificates.port.js';
import type { CertificateDocument } from './projection.js';

type Deps = Readonly<{
  certificates: Certificates;
  erasures: Pick<View<CertificateDocument>, 'get'>;
  load: ServiceCore['load'];
}>;

const parts = { erased: [...erasedParts], kept: keptParts.map((kept) => ({ ...kept })) };

export const certificateQueries = ({
  certificates,
  erasures,
  load,
}: Deps): Pick<
  ServiceHandlers<typeof accountApi>['queries'],
  'ownCertificate' | 'certificate' | 'readCertificate' | 'certificateKeys'
> => ({
  ownCertificate: async (_, { actor }) => {
    if (actor.kind !== 'user') return null;
    const { deletion } = await load(accountAggregate, actor.userId);
    return deletion?.certificateId ?? null;
  },
  certificate: async ({ certificateId }) => {
    const found = await erasures.get(certificateId);
    if (!found) return null;
    const { deletedAt, erasedAt } = found;
    const said: Certified | null = erasedAt === null ? null : { deletedAt, erasedAt, ...parts };
    return {
      certificateId,
      deletedAt,
      erasedAt,
      ...parts,
      jws: said && (await certificates.sign(certificateId, said)),
    };
  },
  readCertificate: async ({ jws }) => {
    const read = await certificates.read(jws);
    return read && { certificateId: read.certificateId, ...read.said, jws };
  },
  certificateKeys: async () => ({ keys: certificates.keys.keys.map((key) => ({ ...key })) }),
});
