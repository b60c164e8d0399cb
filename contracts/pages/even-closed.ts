/**
 * Pages available before an installation opens (ADR 108), by path prefix: sign-in, legally required pages, targets of
 * links in mails, and pages that show nothing without sign-in.
 */
const evenClosed = [
  '/auth',
  '/account',
  '/backoffice',
  '/imprint',
  '/privacy',
  '/terms',
  '/terms-of-use',
  '/contact',
  '/data-sources',
  '/transparency',
  '/report',
  '/report-decision',
  '/ad-report',
  '/certificate',
  '/unsubscribe',
  '/plan/cancel',
  '/plan/withdraw',
] as const;

/** Registration stays closed, because it requires prior admission. */
const NOT_YET = '/auth/register';

/**
 * Whether a page is public before the installation opens.
 * @param internal path in the route tree
 */
export const isThereEvenClosed = (internal: string): boolean => {
  const begins = (path: string) => internal === path || internal.startsWith(`${path}/`);
  return evenClosed.some(begins) && !begins(NOT_YET);
};
