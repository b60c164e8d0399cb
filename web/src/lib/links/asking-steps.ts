const MARK = 'profile=asked';

/** Return URL of the booking page for the profile form; marks the profile as a step of the booking. */
export const afterProfile = (booking: string): string =>
  hasProfileStep(booking) ? booking : `${booking}${booking.includes('?') ? '&' : '?'}${MARK}`;

export const hasProfileStep = (address: string | undefined): boolean =>
  address?.split('?', 2)[1]?.split('&').includes(MARK) ?? false;

export const profileStepSearch = (search: Readonly<Record<string, unknown>>): { profile?: 'asked' } =>
  search['profile'] === 'asked' ? { profile: 'asked' } : {};

export const askingStep = (
  step: 'profile' | 'message',
  withProfile: boolean,
): Readonly<{ step: number; steps: number }> =>
  withProfile ? { step: step === 'profile' ? 2 : 3, steps: 3 } : { step: 2, steps: 2 };
