import type { TFunction } from 'i18next';
import type account from './locales/de/account.json';
import type address from './locales/de/address.json';
import type ads from './locales/de/ads.json';
import type advertising from './locales/de/advertising.json';
import type agreement from './locales/de/agreement.json';
import type audit from './locales/de/audit.json';
import type auth from './locales/de/auth.json';
import type autoReply from './locales/de/autoReply.json';
import type billing from './locales/de/billing.json';
import type backoffice from './locales/de/backoffice.json';
import type blocks from './locales/de/blocks.json';
import type bookkeeping from './locales/de/bookkeeping.json';
import type calendar from './locales/de/calendar.json';
import type categories from './locales/de/categories.json';
import type common from './locales/de/common.json';
import type counterLoans from './locales/de/counterLoans.json';
import type erasure from './locales/de/erasure.json';
import type favourites from './locales/de/favourites.json';
import type groups from './locales/de/groups.json';
import type hints from './locales/de/hints.json';
import type home from './locales/de/home.json';
import type legal from './locales/de/legal.json';
import type moderation from './locales/de/moderation.json';
import type notifications from './locales/de/notifications.json';
import type offer from './locales/de/offer.json';
import type offerRules from './locales/de/offerRules.json';
import type offerTable from './locales/de/offerTable.json';
import type openingDays from './locales/de/openingDays.json';
import type ownOffers from './locales/de/ownOffers.json';
import type pages from './locales/de/pages.json';
import type partner from './locales/de/partner.json';
import type people from './locales/de/people.json';
import type preferences from './locales/de/preferences.json';
import type reporting from './locales/de/reporting.json';
import type reputation from './locales/de/reputation.json';
import type requests from './locales/de/requests.json';
import type search from './locales/de/search.json';
import type searches from './locales/de/searches.json';
import type security from './locales/de/security.json';
import type suspended from './locales/de/suspended.json';
import type textTemplates from './locales/de/textTemplates.json';
import type takeout from './locales/de/takeout.json';
import type trader from './locales/de/trader.json';
import type user from './locales/de/user.json';
import type wanted from './locales/de/wanted.json';
import type wizard from './locales/de/wizard.json';

/** Types of all texts, one file per part of the product and language. The German files are the reference. */
export type Texts = {
  account: typeof account;
  address: typeof address;
  ads: typeof ads;
  advertising: typeof advertising;
  agreement: typeof agreement;
  audit: typeof audit;
  auth: typeof auth;
  autoReply: typeof autoReply;
  billing: typeof billing;
  backoffice: typeof backoffice;
  blocks: typeof blocks;
  bookkeeping: typeof bookkeeping;
  calendar: typeof calendar;
  categories: typeof categories;
  common: typeof common;
  counterLoans: typeof counterLoans;
  erasure: typeof erasure;
  favourites: typeof favourites;
  groups: typeof groups;
  hints: typeof hints;
  home: typeof home;
  legal: typeof legal;
  moderation: typeof moderation;
  notifications: typeof notifications;
  offer: typeof offer;
  offerRules: typeof offerRules;
  offerTable: typeof offerTable;
  openingDays: typeof openingDays;
  ownOffers: typeof ownOffers;
  pages: typeof pages;
  partner: typeof partner;
  people: typeof people;
  preferences: typeof preferences;
  reporting: typeof reporting;
  reputation: typeof reputation;
  requests: typeof requests;
  search: typeof search;
  searches: typeof searches;
  security: typeof security;
  textTemplates: typeof textTemplates;
  suspended: typeof suspended;
  takeout: typeof takeout;
  trader: typeof trader;
  user: typeof user;
  wanted: typeof wanted;
  wizard: typeof wizard;
};
export type Namespace = keyof Texts;

/** `t` over all namespaces: `t('title')` from common, `t('home:title')` from another. */
export type AnyText = TFunction<['common', ...Namespace[]]>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    returnNull: false;
  }
}
