import { afterEach, expect, it } from 'vitest';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { cleanup, screen } from '@testing-library/react';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { sessionOf } from '../../../testing/session.js';
import { text, textIn } from '../../../testing/texts.js';
import type { Locale } from '../../../i18n/locale.js';
import { offer, pricing } from '../examples.js';
import type { Choice } from '../model/choice.js';
import { RequestBar } from './RequestPanel.js';
import { useRequestChoice } from './use-request.js';

const dutch = textIn('nl');
const english = textIn('en');

afterEach(cleanup);

const show = (given = offer(), locale: Locale = 'de', choice: Choice = {}) => {
  const fake = createFakeApi(({ path }) => (path.startsWith('/v1/offer_calendar/') ? { data: [] } : undefined));
  function Bar() {
    return <RequestBar offer={given} request={useRequestChoice(given, choice, '2027-07-04')} onChoice={() => {}} />;
  }
  render(
    <SessionContext value={sessionOf({ status: 'out' })}>
      <ApiContext value={createApi({ fetch: fake.fetch, locale })}>
        <Bar />
      </ApiContext>
    </SessionContext>,
    locale,
  );
};

it('links to the request form', () => {
  show();
  expect(screen.getByRole('link', { name: text('offer:bar.ask') })).toBeTruthy();
});

it('names the recipient of a donation next to the total of the chosen days', () => {
  const gift = pricing({ paymenttype_id: 4, amount: 500, donation_target: 'Tierheim Nord' });
  const from = dayIn(new Date(Date.now() + 3 * 86_400_000).toISOString(), 'Europe/Berlin');
  show(offer({ pricing: [gift] }), 'de', { from });
  expect(document.body.textContent).toMatch(/5,00\s€Spende: Tierheim Nord/);
});

it.each([
  ['de', /^Das wird nur an Mitglieder einer Gruppe verliehen\./, text('offer:groups.signIn')],
  ['en', /^This is only lent to members of a group\./, english('offer:groups.signIn')],
  ['nl', /^Dit wordt alleen uitgeleend aan leden van een groep\./, dutch('offer:groups.signIn')],
] as const)('hides the request link from non-members and asks visitors to sign in (%s)', (locale, words, signIn) => {
  show(offer({ audience: { ...offer().audience, lent_to: 'members' } }), locale);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([signIn]);
});
