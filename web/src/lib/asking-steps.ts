/** Asking takes days and a message; whoever has no profile yet fills it in between. */
const MARK = 'profile=asked';

/** The page of asking as an address to come back to with the profile filled in: it counts that step from then on. */
export const afterProfile = (booking: string): string =>
  hasProfileStep(booking) ? booking : `${booking}${booking.includes('?') ? '&' : '?'}${MARK}`;

/** Whether this address, one to come back to, belongs to an asking that the profile is a step of. */
export const hasProfileStep = (address: string | undefined): boolean =>
  address?.split('?', 2)[1]?.split('&').includes(MARK) ?? false;

/** For the route's `validateSearch`: the mark stays in the address while days are chosen. */
export const profileStepSearch = (search: Readonly<Record<string, unknown>>): { profile?: 'asked' } =>
  search['profile'] === 'asked' ? { profile: 'asked' } : {};

/**
 * Where somebody is on the way to their request. @param step which page it is @param withProfile whether the profile is
 * a step of it
 */
export const askingStep = (
  step: 'profile' | 'message',
  withProfile: boolean,
): Readonly<{ step: number; steps: number }> =>
  withProfile ? { step: step === 'profile' ? 2 : 3, steps: 3 } : { step: 2, steps: 2 };
