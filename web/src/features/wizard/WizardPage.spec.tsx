import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { demoProfile } from '../../testing/demo-api.js';
import { demoPicture, ownOffer } from '../../testing/demo-offers.js';
import { offerCard } from '../../testing/samples.js';
import { installPopGate } from '../../ui/pop-gate.js';
import type { FakeHandler } from '../../testing/fake-api.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { openOverview, openStep, openStepAs } from './testing.js';

beforeAll(installPopGate);
beforeEach(() => {
  let count = 0;
  Object.defineProperty(crypto, 'randomUUID', {
    configurable: true,
    value: () => `11111111-1111-4111-8111-${String((count += 1)).padStart(12, '0')}`,
  });
  sessionStorage.clear();
});
afterEach(cleanup);

const whole: Partial<OfferShape> = {
  category_id: 405,
  images: [demoPicture(1), demoPicture(2), demoPicture(3)],
  title: 'Zelt',
  description: 'Dicht.',
  pricing: offerCard().pricing,
  terms_accepted: true,
};
const button = (name: RegExp | string) => screen.findByRole('button', { name });

describe('the first step', () => {
  const profile = { ...demoProfile, commercial: true, completed_commercial: true };
  const session = { status: 'in', profile, usergroup: [], suspended: null, unread: 0, news: 0 } as const;
  const trader =
    (ready: boolean): FakeHandler =>
    ({ path }) =>
      path === '/v1/profile_trader' ? { data: { state: 'none', lacks: ['phone'], ready } } : undefined;
  const headings = {
    profile: text('wizard:profile.profile.early'),
    company: text('wizard:profile.company.early'),
    trader: text('wizard:profile.trader.early'),
  };

  it.each([
    ['trader', {}, textLike('wizard:profile.trader.action'), '/benutzerkonto/firma'],
    ['company', { completed_commercial: false }, textLike('wizard:profile.company.action'), '/benutzerkonto/firma'],
    ['profile', { completed: false }, textLike('wizard:profile.profile.action'), '/benutzerkonto/profil'],
  ] as const)('warns that publishing requires the %s and links to the page for that', async (gap, change, name, to) => {
    openStepAs({ ...session, profile: { ...profile, ...change } }, 'category', trader(false));
    await screen.findByRole('heading', { name: headings[gap] });
    expect(screen.getByRole('link', { name }).getAttribute('href')).toContain(`${to}?return=`);
  });

  it('shows no warning to a user who may publish', async () => {
    openStepAs(session, 'category', trader(true));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: headings.trader })).toBeNull();
  });
});

describe('the price step', () => {
  it('reports missing values at the field and in a linked summary', async () => {
    openStep(ownOffer(), 'pricing');
    await userEvent.click(await button(text('wizard:next.terms')));
    expect((await screen.findByRole('alert')).textContent).toContain(text('wizard:problem.pricing'));
    await userEvent.click(screen.getByRole('checkbox', { name: /Geld/ }));
    expect(screen.queryByText(text('wizard:problem.pricing'))).toBeNull();
    await userEvent.click(await button(text('wizard:next.terms')));
    const link = within(screen.getByRole('alert')).getByRole('link', { name: text('wizard:problem.amount') });
    await userEvent.click(link);
    const amount = screen.getByRole('textbox', { name: text('wizard:pricing.amount') });
    expect(document.activeElement).toBe(amount);
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(amount, '9');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/3 Tage für 27/)).toBeTruthy();
  });
  it('autosaves complete prices and keeps incomplete prices as a local draft', async () => {
    const { called, go } = openStep(ownOffer(), 'pricing');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Geld/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Kasten/ }));
    await waitFor(() =>
      expect(called('PATCH', '/v1/offer/').at(-1)?.body).toMatchObject({ pricing: [{ paymenttype_id: 2, amount: 1 }] }),
    );
    await userEvent.type(screen.getByLabelText(text('wizard:pricing.max'), { selector: '[id*="000000000001"]' }), '4');
    go('terms');
    await screen.findByRole('heading', { name: text('wizard:deposit.title') });
    go('pricing');
    expect(await screen.findByRole('textbox', { name: text('wizard:pricing.amount') })).toBeTruthy();
    expect(screen.getAllByLabelText<HTMLInputElement>(text('wizard:pricing.max'))[0]!.value).toBe('4');
  });
  it('offers a discount for many units before their number is known', async () => {
    openStep(ownOffer({ ...whole, quantity: 1 }), 'pricing');
    await userEvent.click(await button(textLike('wizard:pricing.discount.add.count')));
    expect(screen.getByRole('textbox', { name: text('wizard:pricing.discount.percent') })).toBeTruthy();
  });
  it('removes a price only after confirmation', async () => {
    const { called } = openStep(ownOffer(whole), 'pricing');
    await userEvent.click(await button(text('wizard:pricing.removeEntry', { name: 'Geld, Preis 1' })));
    const dialog = within(screen.getByRole('dialog', { name: text('wizard:pricing.removeKindTitle') }));
    await userEvent.click(dialog.getByRole('button', { name: text('common:ui.cancel') }));
    expect(screen.getByRole('textbox', { name: text('wizard:pricing.amount') })).toBeTruthy();
    await userEvent.click(await button(text('wizard:pricing.removeEntry', { name: 'Geld, Preis 1' })));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: text('wizard:pricing.remove') }),
    );
    expect(screen.queryByRole('textbox', { name: text('wizard:pricing.amount') })).toBeNull();
    await waitFor(() => expect(called('PATCH', '/v1/offer/').at(-1)?.body).toEqual({ pricing: [] }));
  });
  it('shows a server error at the field named by the error', async () => {
    const id = offerCard().pricing[0]!.pricing_id;
    openStep(ownOffer(whole), 'pricing', 'edit', ({ method, path }) =>
      method === 'PATCH' && path.startsWith('/v1/offer/')
        ? {
            status: 400,
            error: 'x',
            msgcode: 'invalid_input',
            msgtext: 'Bitte prüfe deine Angaben.',
            fields: [{ path: 'pricing.0.duration_max', code: 'too_large', text: 'Höchstens 365.' }],
          }
        : undefined,
    );
    await userEvent.clear(await screen.findByRole('textbox', { name: text('wizard:pricing.amount') }));
    await userEvent.type(screen.getByRole('textbox', { name: text('wizard:pricing.amount') }), '12');
    await userEvent.click(await button(text('wizard:bar.save')));
    expect(await screen.findByRole('link', { name: 'Höchstens 365.' })).toBeTruthy();
    expect(document.getElementById(`duration_max-${id}`)!.getAttribute('aria-invalid')).toBe('true');
  });
  it('does not autosave while editing a published offer', async () => {
    const { called } = openStep(ownOffer({ ...whole, status: 'active' }), 'pricing', 'edit');
    await userEvent.type(await screen.findByRole('textbox', { name: text('wizard:pricing.amount') }), '5');
    await new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    expect(called('PATCH', '/v1/offer/')).toHaveLength(0);
    await userEvent.click(await button(text('wizard:bar.save')));
    await waitFor(() => expect(called('PATCH', '/v1/offer/')).toHaveLength(1));
  });
});

describe('the pictures step', () => {
  it('moves pictures by buttons and keeps the focus on the moved picture', async () => {
    const { called } = openStep(ownOffer(whole), 'images');
    await userEvent.click(await button(text('wizard:images.left', { name: 'Bild 2 von 3' })));
    expect(called('PATCH', '/v1/offer/').at(-1)!.body).toEqual({
      image_ids: [2, 1, 3].map((n) => demoPicture(n).image_id),
    });
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      text('wizard:images.right', { name: 'Bild 1 von 3' }),
    );
    expect(screen.getByText(text('wizard:images.moved', { place: 1, count: 3 }))).toBeTruthy();
  });
  it('restores the order and shows an error when saving fails', async () => {
    openStep(ownOffer(whole), 'images', 'create', ({ method, path }) =>
      method === 'PATCH' && path.startsWith('/v1/offer/')
        ? { status: 503, error: 'x', msgcode: 'service_unavailable', msgtext: 'Gerade nicht erreichbar.' }
        : undefined,
    );
    const before = (await screen.findAllByRole('img')).map((image) => image.getAttribute('alt'));
    await userEvent.click(await button(text('wizard:images.left', { name: 'Bild 3 von 3' })));
    expect((await screen.findByRole('alert')).textContent).toBe('Gerade nicht erreichbar.');
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(before);
  });
  it('deletes a picture only after confirmation', async () => {
    const { called } = openStep(ownOffer(whole), 'images');
    await userEvent.click(await button(text('wizard:images.remove', { name: 'Bild 1 von 3' })));
    expect(called('DELETE', '/v1/offer_image')).toHaveLength(0);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: text('wizard:images.removeAction') }),
    );
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('img'))).toHaveLength(2),
    );
  });
  it('requires at least one picture', async () => {
    openStep(ownOffer(), 'images');
    await userEvent.click(await button(text('wizard:next.description')));
    expect((await screen.findByRole('alert')).textContent).toContain(text('wizard:problem.image'));
  });
});

describe('steps with several sections', () => {
  it('validate all sections at once and list each invalid section', async () => {
    const { called } = openStep(ownOffer(), 'terms');
    await userEvent.click(await screen.findByRole('radio', { name: textLike('wizard:deposit.cash') }));
    await userEvent.click(await button(text('wizard:next.publish')));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#deposit',
      '#terms_accepted',
    ]);
    await userEvent.type(screen.getByRole('textbox', { name: /Höhe der Kaution/ }), '50');
    await userEvent.click(screen.getByRole('radio', { name: textLike('wizard:visibility.auto') }));
    await userEvent.click(screen.getByRole('checkbox', { name: /AGB/ }));
    await userEvent.click(await button(text('wizard:next.publish')));
    const sent = Object.assign({}, ...called('PATCH', '/v1/offer/').map((call) => call.body));
    expect(sent).toMatchObject({ deposit: 5000, deposit_kind: 'cash', auto_accept: true, terms_accepted: true });
  });
  it('restore a local draft from the steps they replaced', async () => {
    sessionStorage.setItem('wizard:a1b2c3d4e5:deposit', JSON.stringify({ kind: 'cash', amount: null }));
    openStep(ownOffer(), 'terms');
    expect(await screen.findByRole('textbox', { name: /Höhe der Kaution/ })).toBeTruthy();
  });
  it('omit the terms while editing and send only changes', async () => {
    const { called } = openStep(ownOffer({ ...whole, status: 'active' }), 'terms', 'edit');
    await userEvent.click(await screen.findByRole('radio', { name: textLike('wizard:visibility.auto') }));
    expect(screen.queryByRole('checkbox', { name: /AGB/ })).toBeNull();
    await userEvent.click(await button(text('wizard:bar.save')));
    await waitFor(() =>
      expect(called('PATCH', '/v1/offer/').map((call) => call.body)).toEqual([{ auto_accept: true }]),
    );
  });
});

describe('the place of the offer', () => {
  const id = '5e2d9a41-7c38-4b06-9f1d-2a6b8c0e4d17';
  const garage = {
    place_id: id,
    name: null,
    street: 'Garagenhof 2',
    postal_id: 'de-53111',
    postal: '53111',
    city: 'Bonn',
    city_id: 'g2',
    city_url: 'bonn',
    country: 'DE',
  };
  const bonn = {
    id: 'g2',
    city: 'Bonn',
    city_url: 'bonn',
    country: 'DE',
    region: null,
    district: null,
    lat: 50.7,
    lng: 7.1,
    postal_count: 1,
    postal: [{ id: 'de-53111', postal: '53111' }],
  };
  const answers =
    (...known: readonly (typeof garage)[]): FakeHandler =>
    ({ method, path }) => {
      if (path === '/v1/city_search') return { data: [bonn] };
      if (path === '/v1/place') return { data: { kind: 'one', places: [{ ...bonn, postal_id: 'de-53111' }] } };
      return path === '/v1/profile_place' ? { data: method === 'POST' ? garage : known } : undefined;
    };

  it('is the profile address or another selected place', async () => {
    const { called } = openStep(ownOffer(whole), 'terms', 'create', answers(garage));
    expect(
      (await screen.findByRole<HTMLInputElement>('radio', { name: textLike('wizard:place.profile') })).checked,
    ).toBe(true);
    await userEvent.click(await screen.findByRole('radio', { name: /Garagenhof 2/ }));
    await waitFor(() => expect(called('PATCH', '/v1/offer/').at(-1)?.body).toEqual({ place_id: id }));
  });
  it('can be added, and blocks the next step while incomplete', async () => {
    const { called } = openStep(ownOffer(whole), 'terms', 'create', answers());
    await userEvent.click(await screen.findByRole('radio', { name: /An einem anderen Ort/ }));
    await userEvent.type(await screen.findByLabelText(text('address:street')), 'Garagenhof 2');
    await userEvent.click(await button(text('wizard:next.publish')));
    expect((await screen.findByRole('link', { name: text('wizard:problem.placeOpen') })).getAttribute('href')).toBe(
      '#place-add',
    );
    await userEvent.click(await button(text('address:takePlace')));
    expect(await screen.findByText(text('address:problem.placeMissing'))).toBeTruthy();
    await userEvent.type(screen.getByLabelText(new RegExp(`^${text('address:placeName')}`)), 'Garage');
    await userEvent.type(screen.getByRole('combobox', { name: text('address:place') }), '53111 Bonn');
    await userEvent.dblClick(await button(text('address:takePlace')));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /Garagenhof 2/ }).checked).toBe(true),
    );
    expect(called('POST', '/v1/profile_place').map((call) => call.body)).toEqual([
      { street: 'Garagenhof 2', city_id: 'g2', postal: '53111', name: 'Garage' },
    ]);
    await userEvent.click(await button(text('wizard:next.publish')));
    await waitFor(() => expect(called('PATCH', '/v1/offer/').at(-1)?.body).toEqual({ place_id: id }));
  });
});

describe('a new draft', () => {
  it('is not created by a visit to its steps', async () => {
    const { called, go } = openStep(undefined, 'category');
    await screen.findByRole('heading', { name: text('wizard:category.title') });
    go('publish');
    await userEvent.click(await button(text('wizard:bar.publish')));
    await screen.findByRole('alert');
    expect(called('POST', '/v1/offer')).toHaveLength(0);
    expect(screen.queryByText(text('wizard:saved.saved'))).toBeNull();
  });
  it('is created once with the first input and then has its own URL', async () => {
    const { called, address } = openStep(undefined, 'category');
    await userEvent.type(await screen.findByRole('searchbox'), 'zelt');
    await userEvent.click(await button(/^Camping/));
    await userEvent.click(await button(text('wizard:next.images')));
    await waitFor(() => expect(called('PATCH', '/v1/offer/')).toHaveLength(1));
    expect(called('POST', '/v1/offer')).toHaveLength(1);
    expect(called('PATCH', '/v1/offer/')[0]!.path).toBe('/v1/offer/d000000000');
    await waitFor(() => expect(address()).toBe('/inserat/erstellen/bilder?draft=d000000000'));
  });
  it('is retried with the same idempotency key after a failure and keeps the input', async () => {
    let broken = true;
    const { called } = openStep(undefined, 'description', 'create', ({ method, path }) =>
      method === 'POST' && path === '/v1/offer' && broken
        ? { status: 503, error: 'x', msgcode: 'service_unavailable', msgtext: 'Gerade nicht erreichbar.' }
        : undefined,
    );
    await userEvent.type(await screen.findByRole('textbox', { name: /Titel/ }), 'Zelt');
    await screen.findByText(text('wizard:saved.failed'));
    broken = false;
    await userEvent.click(await button(text('wizard:saved.retry')));
    await waitFor(() => expect(called('PATCH', '/v1/offer/').at(-1)?.body).toMatchObject({ title: 'Zelt' }));
    const keys = called('POST', '/v1/offer').map((call) => call.headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^\S+$/);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Titel/ }).value).toBe('Zelt');
  });
});

describe('removing tags and details', () => {
  it('asks for confirmation before removing a tag', async () => {
    openStep(ownOffer({ ...whole, tags: ['camping'] }), 'description');
    await userEvent.click(await button(/camping/));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: text('wizard:description.removeTagTitle') })).getByRole('button', {
        name: text('common:ui.cancel'),
      }),
    );
    expect(screen.getByRole('list', { name: text('wizard:description.tags') }).textContent).toContain('camping');
    await userEvent.click(await button(/camping/));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: text('wizard:description.removeTag') }),
    );
    expect(screen.queryByRole('list', { name: text('wizard:description.tags') })).toBeNull();
  });
  it('asks for confirmation before removing a detail with content', async () => {
    openStep(ownOffer({ ...whole, metadata: [{ name: 'Marke', value: 'Hilti', public: true }] }), 'description');
    await userEvent.click(await button(text('wizard:metadata.remove', { name: 'Marke' })));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: text('wizard:metadata.removeTitle') })).getByRole('button', {
        name: text('wizard:metadata.removeAction'),
      }),
    );
    expect(screen.queryByRole('textbox', { name: text('wizard:metadata.value') })).toBeNull();
    await userEvent.click(await button(text('wizard:metadata.add')));
    await userEvent.click(await button(text('wizard:metadata.remove', { name: 'Angabe 1' })));
    expect(screen.queryByRole('textbox', { name: text('wizard:metadata.value') })).toBeNull();
  });
});

describe('uploaded files', () => {
  it('are reported when they are not pictures, with the number of free slots', async () => {
    openStep(ownOffer(whole), 'images');
    expect(await screen.findByText(textLike('wizard:images.room', { count: 7 }))).toBeTruthy();
    await userEvent.upload(
      screen.getByLabelText(text('wizard:images.choose'), { selector: 'input' }),
      [new File(['x'], 'rechnung.pdf', { type: 'application/pdf' })],
      { applyAccept: false },
    );
    expect(screen.getByText(text('wizard:images.notPictures', { count: 1, names: 'rechnung.pdf' }))).toBeTruthy();
  });
});

describe('publishing', () => {
  it('lists missing steps with links and sends no request', async () => {
    const { called } = openStep(ownOffer({ ...whole, images: [] }), 'publish');
    await userEvent.click(await button(text('wizard:bar.publish')));
    expect(
      within(await screen.findByRole('alert'))
        .getByRole('link', { name: text('wizard:missing.images') })
        .getAttribute('href'),
    ).toBe('#check-images');
    expect(called('PATCH', '/v1/offer_publish')).toHaveLength(0);
  });
  it('shows a confirmation with the public link', async () => {
    openStep(ownOffer(whole), 'publish');
    await userEvent.click(await button(text('wizard:bar.publish')));
    const heading = await screen.findByRole('heading', { name: text('wizard:published.title') });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(await screen.findByText('http://localhost/i/a1b2c3d4e5')).toBeTruthy();
  });
  it('shows a server refusal as a link to the affected step', async () => {
    openStep(ownOffer(whole), 'publish', 'create', ({ path }) =>
      path.startsWith('/v1/offer_publish')
        ? { status: 422, error: 'x', msgcode: 'terms_needed', msgtext: 'Bitte stimme zu.' }
        : undefined,
    );
    await userEvent.click(await button(text('wizard:bar.publish')));
    expect((await screen.findByRole('link', { name: 'Bitte stimme zu.' })).getAttribute('href')).toBe('#check-terms');
  });
});

describe('leaving an edit', () => {
  const online = ownOffer({ ...whole, status: 'active' });
  it('asks before discarding a change and leaves after confirmation', async () => {
    const { address, called } = openStep(online, 'pricing', 'edit');
    await userEvent.type(await screen.findByRole('textbox', { name: text('wizard:pricing.amount') }), '5');
    await userEvent.click(await button(text('wizard:edit.leave')));
    const dialog = within(await screen.findByRole('dialog', { name: text('common:leave.title') }));
    await userEvent.click(dialog.getByRole('button', { name: text('common:leave.stay') }));
    expect(address()).toBe('/');
    await userEvent.click(await button(text('wizard:edit.leave')));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: text('common:leave.action') }),
    );
    await waitFor(() => expect(address()).toBe('/inserat/a1b2c3d4e5/bearbeiten'));
    expect(sessionStorage.getItem('wizard:a1b2c3d4e5:pricing')).toBeNull();
    expect(called('PATCH', '/v1/offer/')).toHaveLength(0);
  });
  it('shows no prompt without changes or after saving', async () => {
    const { address } = openStep(online, 'pricing', 'edit');
    await userEvent.type(await screen.findByRole('textbox', { name: text('wizard:pricing.amount') }), '5');
    await userEvent.click(await button(text('wizard:bar.save')));
    await waitFor(() => expect(address()).toBe('/inserat/a1b2c3d4e5/bearbeiten'));
    cleanup();
    const again = openStep(online, 'pricing', 'edit');
    await screen.findByRole('textbox', { name: text('wizard:pricing.amount') });
    await userEvent.click(await button(text('wizard:edit.leave')));
    await waitFor(() => expect(again.address()).toBe('/inserat/a1b2c3d4e5/bearbeiten'));
  });
});

describe('the confirmation after publishing', () => {
  it('names the groups that see a members-only offer and shows no public link', async () => {
    const { audience } = ownOffer();
    const groups = [{ group_id: 'g4rt3nfr3n', name: 'Hinterhof' }];
    const closed = { ...audience, groups, seen_by: 'members', lent_to: 'members' } as const;
    openStep(ownOffer({ ...whole, status: 'active', audience: closed }), 'publish');
    await screen.findByText(textLike('wizard:published.textMembers', { groups: 'Hinterhof' }));
    await screen.findByText(textLike('wizard:published.shareTextMembers'));
    expect(screen.queryByText(/ist jetzt zu finden/)).toBeNull();
  });
});

describe('the overview of a published offer', () => {
  const online = ownOffer({ ...whole, status: 'active' });
  it('names the members as those who may request an offer for members only', async () => {
    const groups = [{ group_id: 'g4rt3nfr3n', name: 'Hinterhof' }];
    openOverview({ ...online, audience: { ...online.audience, groups, seen_by: 'members', lent_to: 'members' } });
    await screen.findByText(text('wizard:visibility.members'));
    expect(screen.queryByText(text('wizard:visibility.all'))).toBeNull();
  });
  it('pauses the offer and activates it again', async () => {
    openOverview(online);
    await userEvent.click(await button(text('ownOffers:action.deactivate')));
    expect(await screen.findByText(text('wizard:edit.status.inactive'))).toBeTruthy();
    await userEvent.click(await button(text('ownOffers:action.activate')));
    expect(await screen.findByText(text('wizard:edit.status.active'))).toBeTruthy();
  });
  it('deletes the offer once after confirmation and opens the offer list', async () => {
    const { address, called } = openOverview(online);
    await userEvent.click(await button(text('ownOffers:action.remove')));
    expect(called('DELETE', '/v1/offer/')).toHaveLength(0);
    await userEvent.dblClick(
      within(screen.getByRole('dialog', { name: text('ownOffers:remove.title') })).getByRole('button', {
        name: text('ownOffers:remove.action'),
      }),
    );
    await waitFor(() => expect(address()).toBe('/benutzerkonto/inserate'));
    expect(called('DELETE', '/v1/offer/')).toHaveLength(1);
  });
  it('shows a refusal by the server', async () => {
    openOverview(online, ({ path }) =>
      path.startsWith('/v1/offer_deactivate')
        ? { status: 409, error: 'x', msgcode: 'busy', msgtext: 'Gleich noch einmal.' }
        : undefined,
    );
    await userEvent.click(await button(text('ownOffers:action.deactivate')));
    expect((await screen.findByRole('alert')).textContent).toBe(
      text('ownOffers:problem', { title: 'Zelt', text: 'Gleich noch einmal.' }),
    );
  });
});

describe('the category step', () => {
  it('finds a category by search or browsing and saves the selection', async () => {
    const { called } = openStep(ownOffer(), 'category');
    await userEvent.type(await screen.findByRole('searchbox'), 'zelt');
    await userEvent.click(await button(/^Camping/));
    await waitFor(() => expect(called('PATCH', '/v1/offer/').at(-1)?.body).toEqual({ category_id: 405 }));
    expect(screen.getByRole('button', { name: 'Camping' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(await button(text('wizard:category.all')));
    await userEvent.click(await button('Elektronik'));
    await userEvent.click(await button('Haushalt'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Haushalt' }));
  });
});
