import type { installationDoor } from '@lendring/contracts/installation/queries.js';
import type { SettingPart } from '@lendring/contracts/installation/setting.js';
import type { Brake } from '@lendring/platform/guessing/brake.js';
import { hasRight } from '@lendring/contracts/kernel/door.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { LegalTextDocument, LegalVersionDocument } from '../projections/legal-texts.js';
import type { VersionDocument } from '../projections/versions.js';
import { plansIn } from '../setting/setting.js';
import { categoryQueryHandlers, type CategoryQueryDeps } from './category-queries.js';
import { legalTextQueries } from './legal-texts.js';
import { tryOpeningCode } from './opening-code.js';

/** Queries for settings: the values are public, their authors are visible to admins only. */
export const installationQueryHandlers = ({
  versions,
  legalVersions,
  legalTexts,
  brake,
  ...categories
}: Readonly<{
  brake: Brake;
  versions: View<VersionDocument>;
  legalVersions: View<LegalVersionDocument>;
  legalTexts: View<LegalTextDocument>;
}> &
  CategoryQueryDeps): DoorHandlers<typeof installationDoor>['queries'] => {
  const { stateOf, ...texts } = legalTextQueries({ legalVersions, legalTexts });
  const last = async (part: SettingPart) => {
    const [found] = await versions.find({ filter: { part }, sort: [['number', -1]], limit: 1 });
    return found?.setting;
  };
  const openingNow = async () => {
    const opening = await last('opening');
    return opening?.part === 'opening' ? opening.value : null;
  };
  return {
    ...categoryQueryHandlers(categories),
    ...texts,
    openingCode: tryOpeningCode({ brake, opening: openingNow }),
    settings: async (_, { at }) => {
      const [operator, banner, features, brand, opening, issuer, terms, termsOfUse, privacy, imprint] =
        await Promise.all([
          last('operator'),
          last('banner'),
          last('features'),
          last('brand'),
          openingNow(),
          last('issuer'),
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
