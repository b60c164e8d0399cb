import { dailyQuery } from '../kernel/daily.js';
import { defineServiceApi } from '../kernel/service-api.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { categoriesQueries } from './categories.js';
import { offerCommands } from './commands.js';
import { defaultsQueries, OfferDefaults } from './defaults.js';
import { importQueries } from './import.js';
import { inspectionQueries } from './inspection.js';
import { lendingQueries } from './lending.js';
import { missedSearchesQueries } from './missed-searches.js';
import { OfferView, offerBasicQueries } from './offer.js';
import { ownFiguresQueries } from './own-figures.js';
import { ownOffersQueries } from './own-offers.js';
import { ownTableQueries, TableView } from './own-table.js';
import { picturesQueries } from './pictures.js';
import { publishingQueries } from './publishing.js';
import { searchQueriesQueries } from './search-queries.js';

export const offerOwnData = { offers: OfferView, offer_table_views: TableView, offer_defaults: OfferDefaults };

export const offerApi = defineServiceApi('offer', offerCommands, {
  daily: dailyQuery,
  ownData: ownDataQuery(offerOwnData),
  ...offerBasicQueries,
  ...picturesQueries,
  ...publishingQueries,
  ...lendingQueries,
  ...inspectionQueries,
  ...missedSearchesQueries,
  ...ownOffersQueries,
  ...ownTableQueries,
  ...defaultsQueries,
  ...ownFiguresQueries,
  ...importQueries,
  ...searchQueriesQueries,
  ...categoriesQueries,
});
