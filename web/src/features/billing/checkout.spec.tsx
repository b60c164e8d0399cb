import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-client/api-error.js';
import { SessionContext } from '../../lib/session/session-context.js';
import type { Profile, Session } from '../../lib/session/session.js';
import { render } from '../../testing/render.js';
import { sessionOf } from '../../testing/session.js';
import { text, textLike } from '../../testing/texts.js';
import { QuoteProblem } from './checkout.js';

afterEach(cleanup);

const address = { street: 'Nebenweg 1', postal: '50823', city: 'Köln', country: 'DE' };
const show = (person: object) => {
  const code = 'company' in person ? 'billing_company_missing' : 'billing_address_missing';
  const profile = { firstname: 'Jana', lastname: 'Probst', address, billing_address: null, ...person } as Profile;
  render(
    <SessionContext value={sessionOf({ status: 'in', profile } as Session)}>
      <QuoteProblem error={new ApiError(409, code, 'Angaben fehlen.')} />
    </SessionContext>,
  );
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
};

it.each([
  [{ lastname: null }, textLike('billing:booking.missing.name'), [text('billing:booking.addName')]],
  [{ address: null }, textLike('billing:booking.missing.address'), [text('billing:booking.addAddress')]],
  [
    { address: { ...address, street: '' } },
    textLike('billing:booking.missing.street'),
    [text('billing:booking.addAddress')],
  ],
  [
    { commercial: true, company: null },
    textLike('billing:booking.missing.company'),
    [text('billing:booking.addCompany')],
  ],
  [
    { firstname: null, address: null },
    textLike('billing:booking.missing.address'),
    [text('billing:booking.addName'), text('billing:booking.addAddress')],
  ],
])('names details missing for an invoice and links to the forms for these details: %#', (person, words, links) => {
  expect(show(person)).toEqual(links);
  screen.getByText(words);
});
