import type { installationApi } from '@lendring/contracts/installation/queries.js';
import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { legalStateIn } from '../legal-texts/legal-state.js';
import type { Views } from '../ports.js';
import { latestIn, openingIn } from './latest.js';
import { plansIn } from './setting.aggregate.js';

type Queries = ServiceHandlers<typeof installationApi>['queries'];

/** Queries for settings: the values are public, their authors are visible to admins only. */
export const settingQueries = ({
  versions,
  legalVersions,
}: Pick<Views, 'versions' | 'legalVersions'>): Pick<Queries, 'settings' | 'plans' | 'versions'> => {
  const stateOf = legalStateIn(legalVersions);
  const latest = latestIn(versions);
  const openingNow = openingIn(versions);
  return {
    settings: async (_, { at }) => {
      const [operator, banner, features, brand, opening, issuer, terms, termsOfUse, privacy, imprint] =
        await Promise.all([
          latest('operator'),
          latest('banner'),
          latest('features'),
          latest('brand'),
          openingNow(),
          latest('issuer'),
          stateOf('terms', at),
          stateOf('terms_of_use', at),
          stateOf('privacy', at),
          stateOf('imprint', at),
        ]);
      return {
        operator: operator?.part === 'operator' ? operator.value : null,
        banner: banner?.part === 'banner' ? banner.value : null,
        features: features?.part === 'features' ? features.value : null,
        brand: brand?.part === 'brand' ? brand.value : null,
        opening,
        issuer: issuer?.part === 'issuer' ? issuer.value : null,
        legal: { terms, terms_of_use: termsOfUse, privacy, imprint },
      };
    },
    plans: async ({ known }) => {
      // Two versions suffice: the catalogue file is never selected twice in a row, so the version before it lists all
      // plans.
      const found = await versions.find({ filter: { part: 'plans' }, sort: [['number', -1]], limit: 2 });
      const number = found[0]?.number ?? 0;
      const now = found[0]?.setting;
      if (number === known) return { number, set: null };
      const plans = now?.part === 'plans' ? now.value : null;
      const earlier = found.map(({ setting }) => setting).toReversed();
      return { number, set: { plans, former: plans === null ? [...plansIn(earlier)] : [] } };
    },
    versions: async ({ part, paging: { page, size } }, { actor }) => {
      if (!hasRight(actor, 'admin')) return { items: [], total: 0, page, size };
      const [found, total] = await Promise.all([
        versions.find({ filter: { part }, sort: [['number', -1]], skip: (page - 1) * size, limit: size }),
        versions.count({ part }),
      ]);
      return {
        items: found.map(({ number, setting, putBack, reason, by, at }) => ({
          number,
          setting,
          putBack,
          ...(reason && { reason }),
          by,
          at,
        })),
        total,
        page,
        size,
      };
    },
  };
};
