import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { createApi } from '../../lib/api.js';
import { ApiContext } from '../../lib/api-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { addDays, dayIn } from '@lendring/contracts/rules/days.js';
import { emptyProfile, fullProfile } from '../account/testing/samples.js';
import { BookingPage } from './BookingPage.js';
import { offer } from './examples.js';

afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});
const today = dayIn(new Date().toISOString(), 'Europe/Berlin');
const booking = '/inserat/abc/anfragen?from=2027-07-04';

const open = (profile: typeof fullProfile, here: string): void => {
  const fake = createFakeApi(({ path }) => (path.startsWith('/v1/offer_calendar/') ? { data: [] } : undefined));
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <BookingPage
        offer={offer()}
        today={today}
        choice={{ from: addDays(today, 10) }}
        onChoice={() => {
          throw new Error('nothing is chosen here');
        }}
        profile={{ ...profile, user_id: '00000000-0000-4000-8000-00000000000a' }}
        here={here}
      />
    </ApiContext>,
  );
};

describe('the way to a request', () => {
  it('counts the profile as a step and says that it comes first', () => {
    open({ ...emptyProfile, completed: false }, booking);
    expect(screen.getByText('Schritt 2 von 3')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Erst zu dir, dann deine Nachricht');
    const on = new URL(
      within(document.body).getByRole('link', { name: 'Profil ausfüllen' }).getAttribute('href') ?? '',
      'http://localhost',
    );
    expect(on.searchParams.get('return')).toBe(`${booking}&profile=asked`);
    expect(screen.queryByLabelText('Deine Nachricht')).toBeNull();
  });

  it('ends at the message, as the third step for whoever has filled in the profile on the way', () => {
    open(fullProfile, `${booking}&profile=asked`);
    expect(screen.getByText('Schritt 3 von 3')).toBeTruthy();
    cleanup();
    open(fullProfile, booking);
    expect(screen.getByText('Schritt 2 von 2')).toBeTruthy();
  });
});
