import { keepers } from '@lendring/contracts/services.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type NamedProjection = Readonly<{ service: string; name: string; searchName: string | null }>;

type ReadModels = Readonly<{ projections: readonly Projection[] }>;

const projectionsOf = async (service: string): Promise<readonly Projection[]> => {
  const { projections } = (await import(`@lendring/${service}/projections.js`)) as ReadModels;
  return projections;
};

const withLog = keepers.filter(({ needs }) => needs.includes('log'));

/** Read models of all services; `rebuild.spec.ts` compares them with those of a running product. */
export const projections: readonly NamedProjection[] = (
  await Promise.all(
    withLog.map(async ({ name: service }) =>
      (await projectionsOf(service)).map(({ name, search }) => ({
        service,
        name,
        searchName: search ? `${service}-search` : null,
      })),
    ),
  )
).flat();
