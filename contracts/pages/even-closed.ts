/**
 * Pages that are there while an installation is not open yet (ADR 108), by the first words of their internal path: those
 * that one signs in on, that the law wants, that links in mails lead to, and those that show nothing without a sign-in.
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

/** Who registers has to be let in first. */
const NOT_YET = '/auth/register';

/** Whether strangers see a page while the installation is not open yet. @param internal its path in the route tree */
export const isThereEvenClosed = (internal: string): boolean => {
  const begins = (path: string) => internal === path || internal.startsWith(`${path}/`);
  return evenClosed.some(begins) && !begins(NOT_YET);
};
