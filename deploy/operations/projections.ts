import { keepers } from '@lendring/contracts/services.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type NamedProjection = Readonly<{
  service: string;
  /** As the service calls it, for example `offers`. */
  name: string;
  /** Another name of a read model that is searched, for example `offer-search`. */
  searchName: string | null;
}>;

/** What a service's own folder lists in `projections/all.ts`. */
const projectionsOf = async (service: string): Promise<readonly Projection[]> =>
  ((await import(`@lendring/${service}/projections/all.js`)) as { readonly projections: readonly Projection[] })
    .projections;

const withLog = keepers.filter(({ needs }) => needs.includes('log'));

/** Every read model of every service; `rebuild.spec.ts` compares it with what a running product keeps. */
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
