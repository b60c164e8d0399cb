import type { Locale } from '../kernel/ids.js';

const same = <Path extends string>(path: Path) => ({ de: path, en: path, nl: path });

/**
 * Every page: the English path of the client's route tree and its form per language, without the language's prefix
 * (spec §2). The client's typecheck refuses a route that is not here, and an address without a route. `$name` is one
 * segment, `$` the rest.
 */
export const paths = {
  '/': same('/'),
  '/categories': { de: '/kategorien', en: '/categories', nl: '/categorieen' },
  '/category/$': { de: '/kategorie/$', en: '/category/$', nl: '/categorie/$' },
  '/search': { de: '/suche', en: '/search', nl: '/zoeken' },
  '/search/$term': { de: '/suche/$term', en: '/search/$term', nl: '/zoeken/$term' },
  '/citysearch/$city': { de: '/ortssuche/$city', en: '/citysearch/$city', nl: '/plaatszoeken/$city' },
  '/citysearch/$city/$term': {
    de: '/ortssuche/$city/$term',
    en: '/citysearch/$city/$term',
    nl: '/plaatszoeken/$city/$term',
  },
  '/offer/create': { de: '/inserat/erstellen', en: '/offer/create', nl: '/advertentie/maken' },
  '/offer/create/$step': { de: '/inserat/erstellen/$step', en: '/offer/create/$step', nl: '/advertentie/maken/$step' },
  '/offer/$offerId': { de: '/inserat/$offerId', en: '/offer/$offerId', nl: '/advertentie/$offerId' },
  '/offer/$offerId/booking': {
    de: '/inserat/$offerId/buchung',
    en: '/offer/$offerId/booking',
    nl: '/advertentie/$offerId/boeking',
  },
  '/offer/$offerId/booking/$paymentId/success': {
    de: '/inserat/$offerId/buchung/$paymentId/erfolgreich',
    en: '/offer/$offerId/booking/$paymentId/success',
    nl: '/advertentie/$offerId/boeking/$paymentId/geslaagd',
  },
  '/offer/$offerId/booking/$paymentId/cancelled': {
    de: '/inserat/$offerId/buchung/$paymentId/abbruch',
    en: '/offer/$offerId/booking/$paymentId/cancelled',
    nl: '/advertentie/$offerId/boeking/$paymentId/afgebroken',
  },
  '/offer/$offerId/promote': {
    de: '/inserat/$offerId/hervorheben',
    en: '/offer/$offerId/promote',
    nl: '/advertentie/$offerId/uitlichten',
  },
  '/offer/$offerId/edit': {
    de: '/inserat/$offerId/bearbeiten',
    en: '/offer/$offerId/edit',
    nl: '/advertentie/$offerId/bewerken',
  },
  '/offer/$offerId/edit/$step': {
    de: '/inserat/$offerId/bearbeiten/$step',
    en: '/offer/$offerId/edit/$step',
    nl: '/advertentie/$offerId/bewerken/$step',
  },
  '/user/$nickname': { de: '/benutzer/$nickname', en: '/user/$nickname', nl: '/gebruiker/$nickname' },
  '/user/$nickname/vendor': {
    de: '/benutzer/$nickname/anbieter',
    en: '/user/$nickname/vendor',
    nl: '/gebruiker/$nickname/aanbieder',
  },
  '/user/$nickname/borrower': {
    de: '/benutzer/$nickname/ausleiher',
    en: '/user/$nickname/borrower',
    nl: '/gebruiker/$nickname/lener',
  },
  '/requests': { de: '/anfragen', en: '/requests', nl: '/aanvragen' },
  '/requests/archive': { de: '/anfragen/archiv', en: '/requests/archive', nl: '/aanvragen/archief' },
  '/request/$requestId': { de: '/anfrage/$requestId', en: '/request/$requestId', nl: '/aanvraag/$requestId' },
  '/decision/$decisionId': {
    de: '/entscheidung/$decisionId',
    en: '/decision/$decisionId',
    nl: '/beslissing/$decisionId',
  },
  '/notifications': { de: '/benachrichtigungen', en: '/notifications', nl: '/meldingen' },
  '/groups': { de: '/gruppen', en: '/groups', nl: '/groepen' },
  '/group/create': { de: '/gruppe/erstellen', en: '/group/create', nl: '/groep/maken' },
  '/group/$groupId': { de: '/gruppe/$groupId', en: '/group/$groupId', nl: '/groep/$groupId' },
  '/group/$groupId/edit': {
    de: '/gruppe/$groupId/bearbeiten',
    en: '/group/$groupId/edit',
    nl: '/groep/$groupId/bewerken',
  },
  '/group/$groupId/members': {
    de: '/gruppe/$groupId/mitglieder',
    en: '/group/$groupId/members',
    nl: '/groep/$groupId/leden',
  },
  '/group/$groupId/calendar': {
    de: '/gruppe/$groupId/kalender',
    en: '/group/$groupId/calendar',
    nl: '/groep/$groupId/agenda',
  },
  '/group/$groupId/share': { de: '/gruppe/$groupId/teilen', en: '/group/$groupId/share', nl: '/groep/$groupId/delen' },
  '/group/$groupId/requests': {
    de: '/gruppe/$groupId/anfragen',
    en: '/group/$groupId/requests',
    nl: '/groep/$groupId/aanvragen',
  },
  '/group/$groupId/numbers': {
    de: '/gruppe/$groupId/zahlen',
    en: '/group/$groupId/numbers',
    nl: '/groep/$groupId/cijfers',
  },
  '/invitation/$token': {
    de: '/gruppeneinladung/$token',
    en: '/group-invitation/$token',
    nl: '/groepsuitnodiging/$token',
  },
  '/wanted': { de: '/gesuche', en: '/wanted', nl: '/oproepen' },
  '/wanted/create': { de: '/gesuch/erstellen', en: '/wanted/create', nl: '/oproep/maken' },
  '/wanted/$searchRequestId': {
    de: '/gesuch/$searchRequestId',
    en: '/wanted/$searchRequestId',
    nl: '/oproep/$searchRequestId',
  },
  '/wanted/$searchRequestId/edit': {
    de: '/gesuch/$searchRequestId/bearbeiten',
    en: '/wanted/$searchRequestId/edit',
    nl: '/oproep/$searchRequestId/bewerken',
  },
  '/account': { de: '/benutzerkonto', en: '/account', nl: '/account' },
  '/account/offers': { de: '/benutzerkonto/inserate', en: '/account/offers', nl: '/account/advertenties' },
  '/account/profile': { de: '/benutzerkonto/profil', en: '/account/profile', nl: '/account/profiel' },
  '/account/address': { de: '/benutzerkonto/adresse', en: '/account/address', nl: '/account/adres' },
  '/account/places': { de: '/benutzerkonto/orte', en: '/account/places', nl: '/account/plaatsen' },
  '/account/auto-reply': {
    de: '/benutzerkonto/automatische-antwort',
    en: '/account/auto-reply',
    nl: '/account/automatisch-antwoord',
  },
  '/account/opening-hours': {
    de: '/benutzerkonto/oeffnungszeiten',
    en: '/account/opening-hours',
    nl: '/account/openingstijden',
  },
  '/account/company': { de: '/benutzerkonto/firma', en: '/account/company', nl: '/account/bedrijf' },
  '/account/picture': { de: '/benutzerkonto/bild', en: '/account/picture', nl: '/account/foto' },
  '/account/settings': { de: '/benutzerkonto/einstellungen', en: '/account/settings', nl: '/account/instellingen' },
  '/account/security': { de: '/benutzerkonto/sicherheit', en: '/account/security', nl: '/account/beveiliging' },
  '/account/notifications': {
    de: '/benutzerkonto/benachrichtigungen',
    en: '/account/notifications',
    nl: '/account/meldingen',
  },
  '/account/searches': { de: '/benutzerkonto/suchen', en: '/account/searches', nl: '/account/zoekopdrachten' },
  '/account/takeout': { de: '/benutzerkonto/daten', en: '/account/data', nl: '/account/gegevens' },
  '/account/reputation': { de: '/benutzerkonto/ruf', en: '/account/reputation', nl: '/account/reputatie' },
  '/account/decisions': {
    de: '/benutzerkonto/entscheidungen',
    en: '/account/decisions',
    nl: '/account/beslissingen',
  },
  '/account/delete': { de: '/benutzerkonto/loeschen', en: '/account/delete', nl: '/account/verwijderen' },
  '/account/api': { de: '/benutzerkonto/schnittstelle', en: '/account/api', nl: '/account/api' },
  '/account/api/new': { de: '/benutzerkonto/schnittstelle/neu', en: '/account/api/new', nl: '/account/api/nieuw' },
  '/account/api/$webhookId': {
    de: '/benutzerkonto/schnittstelle/$webhookId',
    en: '/account/api/$webhookId',
    nl: '/account/api/$webhookId',
  },
  '/certificate': { de: '/bescheinigung', en: '/certificate', nl: '/verklaring' },
  '/certificate/$certificateId': {
    de: '/bescheinigung/$certificateId',
    en: '/certificate/$certificateId',
    nl: '/verklaring/$certificateId',
  },
  '/favourites': { de: '/favoriten', en: '/favourites', nl: '/favorieten' },
  '/last-viewed': { de: '/zuletzt-angesehen', en: '/last-viewed', nl: '/laatst-bekeken' },
  '/calendar': { de: '/kalender', en: '/calendar', nl: '/agenda' },
  '/calendar/vendor': { de: '/kalender/anbieter', en: '/calendar/vendor', nl: '/agenda/aanbieder' },
  '/calendar/borrower': { de: '/kalender/anfragender', en: '/calendar/borrower', nl: '/agenda/lener' },
  '/auth/sign-in': same('/auth/sign-in'),
  '/auth/register': same('/auth/register'),
  '/auth/second-step': same('/auth/second-step'),
  '/auth/verify': same('/auth/verify'),
  '/auth/reset': same('/auth/reset'),
  '/auth/confirm-email': same('/auth/confirm-email'),
  '/auth/take-back': same('/auth/take-back'),
  '/auth/sign-out': same('/auth/sign-out'),
  '/auth/signed-out': same('/auth/signed-out'),
  '/unsubscribe': { de: '/abbestellen', en: '/unsubscribe', nl: '/afmelden' },
  '/terms': { de: '/agb', en: '/terms', nl: '/voorwaarden' },
  '/privacy': { de: '/datenschutz', en: '/privacy', nl: '/privacy' },
  '/plan': same('/plan'),
  '/plan/book/$planId': { de: '/plan/buchen/$planId', en: '/plan/book/$planId', nl: '/plan/boeken/$planId' },
  '/plan/booking/$paymentId/$result': {
    de: '/plan/buchung/$paymentId/$result',
    en: '/plan/booking/$paymentId/$result',
    nl: '/plan/boeking/$paymentId/$result',
  },
  '/plan/cancel': { de: '/plan/kuendigen', en: '/plan/cancel', nl: '/plan/opzeggen' },
  '/account/paymentmethod': {
    de: '/benutzerkonto/zahlungsart',
    en: '/account/paymentmethod',
    nl: '/account/betaalmethode',
  },
  '/account/ads': { de: '/benutzerkonto/anzeigen', en: '/account/ads', nl: '/account/reclame' },
  '/account/ads/new': { de: '/benutzerkonto/anzeigen/neu', en: '/account/ads/new', nl: '/account/reclame/nieuw' },
  '/account/ads/$adId': { de: '/benutzerkonto/anzeigen/$adId', en: '/account/ads/$adId', nl: '/account/reclame/$adId' },
  '/advertising': { de: '/werbepartner', en: '/advertising', nl: '/adverteren' },
  '/invoices': { de: '/rechnungen', en: '/invoices', nl: '/facturen' },
  '/invoices/$invoiceId': { de: '/rechnungen/$invoiceId', en: '/invoices/$invoiceId', nl: '/facturen/$invoiceId' },
  '/transfer/$paymentId': {
    de: '/ueberweisung/$paymentId',
    en: '/transfer/$paymentId',
    nl: '/overschrijving/$paymentId',
  },
  '/test-payment/$paymentId': same('/test-payment/$paymentId'),
  '/ad-report/$adId/$key': {
    de: '/anzeigenbericht/$adId/$key',
    en: '/ad-report/$adId/$key',
    nl: '/reclamerapport/$adId/$key',
  },
  '/report/$kind/$id': { de: '/melden/$kind/$id', en: '/report/$kind/$id', nl: '/melden/$kind/$id' },
  '/decision/$decisionId': {
    de: '/entscheidung/$decisionId',
    en: '/decision/$decisionId',
    nl: '/beslissing/$decisionId',
  },
  '/transparency': { de: '/transparenz', en: '/transparency', nl: '/transparantie' },
  '/backoffice': same('/backoffice'),
  '/backoffice/report': same('/backoffice/report'),
  '/backoffice/report/$caseId': same('/backoffice/report/$caseId'),
  '/imprint': { de: '/impressum', en: '/imprint', nl: '/colofon' },
  '/terms-of-use': { de: '/nutzungsbedingungen', en: '/terms-of-use', nl: '/gebruiksvoorwaarden' },
  '/faq': same('/faq'),
  '/features': { de: '/funktionen', en: '/features', nl: '/functies' },
  '/contact': { de: '/kontakt', en: '/contact', nl: '/contact' },
  '/about': { de: '/ueber-uns', en: '/about', nl: '/over-ons' },
  '/data-sources': { de: '/datenquellen', en: '/data-sources', nl: '/databronnen' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** A page by its English path. */
export type PagePath = keyof typeof paths;
/** A page of the built-in sign-in. */
export type SignInPage = Extract<PagePath, `/auth/${string}`>;

/** Words of a parameter that are translated in the address; other values pass as they are. */
export const words: Readonly<Record<string, Readonly<Record<string, Record<Locale, string>>>>> = {
  step: {
    category: { de: 'kategorie', en: 'category', nl: 'categorie' },
    images: { de: 'bilder', en: 'images', nl: 'fotos' },
    description: { de: 'beschreibung', en: 'description', nl: 'beschrijving' },
    pricing: { de: 'preis', en: 'pricing', nl: 'prijs' },
    deposit: { de: 'kaution', en: 'deposit', nl: 'borg' },
    visibility: { de: 'sichtbarkeit', en: 'visibility', nl: 'zichtbaarheid' },
    metadata: { de: 'details', en: 'details', nl: 'details' },
    terms: { de: 'bedingungen', en: 'terms', nl: 'voorwaarden' },
    publish: { de: 'veroeffentlichen', en: 'publish', nl: 'publiceren' },
    calendar: { de: 'kalender', en: 'calendar', nl: 'agenda' },
    check: { de: 'pruefen', en: 'check', nl: 'controleren' },
  },
  kind: {
    offer: { de: 'inserat', en: 'offer', nl: 'advertentie' },
    user: { de: 'benutzer', en: 'user', nl: 'gebruiker' },
    request: { de: 'anfrage', en: 'request', nl: 'aanvraag' },
    group: { de: 'gruppe', en: 'group', nl: 'groep' },
    search_request: { de: 'gesuch', en: 'wanted', nl: 'oproep' },
  },
  result: {
    success: { de: 'erfolgreich', en: 'success', nl: 'gelukt' },
    cancelled: { de: 'abbruch', en: 'cancelled', nl: 'afgebroken' },
  },
};
