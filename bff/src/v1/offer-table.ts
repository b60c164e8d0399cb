import { PROFILE_PLACE } from '@lendring/contracts/http/offer-table.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { commandContext, queryContext, type Handlers } from '../caller/handlers.js';
import { accepted } from '../errors/api-error.js';
import type { PictureLinks } from '../media/picture-links.js';
import { offerRowShape } from '../shapes/offer.js';
import { withTowns } from '../shapes/towns.js';
import { picturesOf } from './offers.js';
import { pagingOf } from './paging.js';

type Deps = Readonly<{ apis: ServiceApis; links: PictureLinks }>;

export const offerTableHandlers = ({ apis, links }: Deps): Handlers<'offerTable' | 'saveTableView'> => {
  const { commands, queries } = apis.offer;
  return {
    offerTable: async ({ query }, caller, after) => {
      const { page, size, status, query: text, sort, categoryId, placeId, purpose } = query;
      const { facets, ...answer } = await queries.ownTable(
        {
          paging: { page, size },
          locale: caller.locale,
          ...(status && { status }),
          ...(text && { text }),
          ...(sort && { sort }),
          ...(categoryId !== undefined && { categoryId }),
          ...(placeId && { placeId: placeId === PROFILE_PLACE ? null : placeId }),
        },
        queryContext(caller, after),
      );
      const items = await withTowns(apis, caller, answer.items);
      return {
        offers: items.map((offer) => {
          const url =
            offer.hiddenPictures.length > 0 ? links.signedForOwner(caller.at) : picturesOf(links, offer, caller);
          return offerRowShape(offer, url, purpose === 'file');
        }),
        facets,
        paging: pagingOf(answer),
      };
    },
    saveTableView: async ({ body }, caller) => {
      const view = { viewId: derivedId(caller.commandId, 'table-view'), ...body };
      const after = accepted(await commands.saveTableView(view, commandContext(caller)));
      return queries.tableViews({}, queryContext(caller, after));
    },
  };
};
