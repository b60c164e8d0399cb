import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { demoProfile } from '../../testing/demo-api.js';
import { demoPicture, ownOffer } from '../../testing/demo-offers.js';
import { offerCard } from '../../testing/samples.js';
import { installPopGate } from '../../ui/pop-gate.js';
import type { FakeHandler } from '../../testing/fake-api.js';
import { openOverview, openStep, openStepAs } from './testing.js';

// Dialogs hear of steps through the history as they do on a page.
beforeAll(installPopGate);
// Ids that count.
beforeEach(() => {
  let count = 0;
  Object.defineProperty(crypto, 'randomUUID', {
    configurable: true,
    value: () => `11111111-1111-4111-8111-${String((count += 1)).padStart(12, '0')}`,
  });
  HTMLElement.prototype.scrollIntoView = () => {};
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
    profile: 'Online geht dein Inserat erst mit vollständigem Profil',
    company: 'Online geht dein Inserat erst mit den Angaben zu deiner Firma',
    trader: 'Online geht dein Inserat erst mit deinen Angaben als gewerblicher Anbieter',
  };

  it.each([
    ['trader', {}, /Angaben ergänzen/, '/benutzerkonto/firma'],
    ['company', { completed_commercial: false }, /Firma ergänzen/, '/benutzerkonto/firma'],
    ['profile', { completed: false }, /Profil vervollständigen/, '/benutzerkonto/profil'],
  ] as const)(
    'says that nothing can go online yet for want of the %s, with the way there',
    async (gap, change, name, to) => {
      openStepAs({ ...session, profile: { ...profile, ...change } }, 'category', trader(false));
      await screen.findByRole('heading', { name: headings[gap] });
      expect(screen.getByRole('link', { name }).getAttribute('href')).toContain(`${to}?return=`);
    },
  );

  it('says nothing of it to who may publish', async () => {
    openStepAs(session, 'category', trader(true));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: headings.trader })).toBeNull();
  });
});

describe('the price step', () => {
  it('says what is missing, at the field and in a summary with a link to it', async () => {
    openStep(ownOffer(), 'pricing');
    await userEvent.click(await button('Weiter: Ort und Regeln'));
    expect((await screen.findByRole('alert')).textContent).toContain('Wähl mindestens eine Möglichkeit.');
    await userEvent.click(screen.getByRole('checkbox', { name: /Geld/ }));
    expect(screen.queryByText('Wähl mindestens eine Möglichkeit.')).toBeNull();
    await userEvent.click(await button('Weiter: Ort und Regeln'));
    const link = within(screen.getByRole('alert')).getByRole('link', { name: 'Bitte einen Betrag angeben' });
    await userEvent.click(link);
    const amount = screen.getByRole('textbox', { name: 'Betrag' });
    expect(document.activeElement).toBe(amount);
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(amount, '9');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/3 Tage für 27/)).toBeTruthy();
  });
  it('saves while typing what is complete, and remembers the rest for coming back', async () => {
    const { called, go } = openStep(ownOffer(), 'pricing');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Geld/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Kasten/ }));
    await waitFor(() =>
      expect(called('PATCH', '/v1/offer/').at(-1)?.body).toMatchObject({ pricing: [{ paymenttype_id: 2, amount: 1 }] }),
    );
    await userEvent.type(screen.getByLabelText('Längste Dauer', { selector: '[id*="000000000001"]' }), '4');
    go('terms');
    await screen.findByRole('heading', { name: 'Möchtest du eine Kaution?' });
    go('pricing');
    expect(await screen.findByRole('textbox', { name: 'Betrag' })).toBeTruthy();
    expect(screen.getAllByLabelText<HTMLInputElement>('Längste Dauer')[0]!.value).toBe('4');
  });
  it('removes a price only after a question', async () => {
    const { called } = openStep(ownOffer(whole), 'pricing');
    await userEvent.click(await button('Geld, Preis 1 entfernen'));
    const dialog = within(screen.getByRole('dialog', { name: 'Nicht mehr anbieten?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    expect(screen.getByRole('textbox', { name: 'Betrag' })).toBeTruthy();
    await userEvent.click(await button('Geld, Preis 1 entfernen'));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entfernen' }));
    expect(screen.queryByRole('textbox', { name: 'Betrag' })).toBeNull();
    await waitFor(() => expect(called('PATCH', '/v1/offer/').at(-1)?.body).toEqual({ pricing: [] }));
  });
  it('shows what the server finds wrong at the field it names', async () => {
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
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Betrag' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Betrag' }), '12');
    await userEvent.click(await button('Speichern'));
    expect(await screen.findByRole('link', { name: 'Höchstens 365.' })).toBeTruthy();
    expect(document.getElementById(`duration_max-${id}`)!.getAttribute('aria-invalid')).toBe('true');
  });
  it('is not saved in editing before somebody says so', async () => {
    const { called } = openStep(ownOffer({ ...whole, status: 'active' }), 'pricing', 'edit');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Betrag' }), '5');
    await new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    expect(called('PATCH', '/v1/offer/')).toHaveLength(0);
    await userEvent.click(await button('Speichern'));
    await waitFor(() => expect(called('PATCH', '/v1/offer/')).toHaveLength(1));
  });
});

describe('the pictures', () => {
  it('move by buttons, and the focus goes with them', async () => {
    const { called } = openStep(ownOffer(whole), 'images');
    await userEvent.click(await button('Bild 2 von 3 nach vorn'));
    expect(called('PATCH', '/v1/offer/').at(-1)!.body).toEqual({
      image_ids: [2, 1, 3].map((n) => demoPicture(n).image_id),
    });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bild 1 von 3 nach hinten');
    expect(screen.getByText('Das Bild ist jetzt an Stelle 1 von 3.')).toBeTruthy();
  });
  it('go back to their order when it could not be saved, with a word about it', async () => {
    openStep(ownOffer(whole), 'images', 'create', ({ method, path }) =>
      method === 'PATCH' && path.startsWith('/v1/offer/')
        ? { status: 503, error: 'x', msgcode: 'service_unavailable', msgtext: 'Gerade nicht erreichbar.' }
        : undefined,
    );
    const before = (await screen.findAllByRole('img')).map((image) => image.getAttribute('alt'));
    await userEvent.click(await button('Bild 3 von 3 nach vorn'));
    expect((await screen.findByRole('alert')).textContent).toBe('Gerade nicht erreichbar.');
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(before);
  });
  it('are deleted after a question only', async () => {
    const { called } = openStep(ownOffer(whole), 'images');
    await userEvent.click(await button('Bild 1 von 3 löschen'));
    expect(called('DELETE', '/v1/offer_image')).toHaveLength(0);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Bild löschen' }));
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('img'))).toHaveLength(2),
    );
  });
  it('need one', async () => {
    openStep(ownOffer(), 'images');
    await userEvent.click(await button('Weiter zur Beschreibung'));
    expect((await screen.findByRole('alert')).textContent).toContain('Lade mindestens ein Bild hoch.');
  });
});

describe('the steps of several parts', () => {
  it('ask for everything at once and name each part that is wrong', async () => {
    const { called } = openStep(ownOffer(), 'terms');
    await userEvent.click(await screen.findByRole('radio', { name: /Mit Kaution/ }));
    await userEvent.click(await button('Weiter zum Prüfen'));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#deposit',
      '#terms_accepted',
    ]);
    await userEvent.type(screen.getByRole('textbox', { name: /Höhe der Kaution/ }), '50');
    await userEvent.click(screen.getByRole('radio', { name: /Sobald ich zusage/ }));
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(await button('Weiter zum Prüfen'));
    const sent = Object.assign({}, ...called('PATCH', '/v1/offer/').map((call) => call.body));
    expect(sent).toMatchObject({ deposit: 5000, auto_accept: true, terms_accepted: true });
  });
  it('keep what was typed into the steps they were before', async () => {
    sessionStorage.setItem('wizard:a1b2c3d4e5:deposit', JSON.stringify({ wanted: true, amount: null }));
    openStep(ownOffer(), 'terms');
    expect(await screen.findByRole('textbox', { name: /Höhe der Kaution/ })).toBeTruthy();
  });
  it('do not ask for the terms again in editing, and send only what changed', async () => {
    const { called } = openStep(ownOffer({ ...whole, status: 'active' }), 'terms', 'edit');
    await userEvent.click(await screen.findByRole('radio', { name: /Sobald ich zusage/ }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(await button('Speichern'));
    await waitFor(() =>
      expect(called('PATCH', '/v1/offer/').map((call) => call.body)).toEqual([{ auto_accept: true }]),
    );
  });
});

describe('the place of the thing', () => {
  const id = '5e2d9a41-7c38-4b06-9f1d-2a6b8c0e4d17';
  const garage = {
    place_id: id,
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

  it('is the address of the profile, or another one that is chosen', async () => {
    const { called } = openStep(ownOffer(whole), 'terms', 'create', answers(garage));
    expect(
      (await screen.findByRole<HTMLInputElement>('radio', { name: /An der Adresse aus meinem Profil/ })).checked,
    ).toBe(true);
    await userEvent.click(await screen.findByRole('radio', { name: /Garagenhof 2/ }));
    await waitFor(() => expect(called('PATCH', '/v1/offer/').at(-1)?.body).toEqual({ place_id: id }));
  });
  it('can be added, and is not forgotten half entered', async () => {
    const { called } = openStep(ownOffer(whole), 'terms', 'create', answers());
    await userEvent.click(await screen.findByRole('radio', { name: /An einem anderen Ort/ }));
    await userEvent.type(await screen.findByLabelText('Straße und Hausnummer'), 'Garagenhof 2');
    await userEvent.click(await button('Weiter zum Prüfen'));
    expect(
      (await screen.findByRole('link', { name: 'Übernimm den Ort oder wähle einen anderen.' })).getAttribute('href'),
    ).toBe('#place-add');
    await userEvent.click(await button('Ort übernehmen'));
    expect(await screen.findByText('Wähl deinen Ort aus der Liste')).toBeTruthy();
    await userEvent.type(screen.getByRole('combobox', { name: 'PLZ oder Ort' }), '53111 Bonn');
    await userEvent.dblClick(await button('Ort übernehmen'));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /Garagenhof 2/ }).checked).toBe(true),
    );
    expect(called('POST', '/v1/profile_place').map((call) => call.body)).toEqual([
      { street: 'Garagenhof 2', city_id: 'g2', postal: '53111' },
    ]);
    await userEvent.click(await button('Weiter zum Prüfen'));
    await waitFor(() => expect(called('PATCH', '/v1/offer/').at(-1)?.body).toEqual({ place_id: id }));
  });
});

describe('a new draft', () => {
  it('is not stored by looking at its steps', async () => {
    const { called, go } = openStep(undefined, 'category');
    await screen.findByRole('heading', { name: 'Was möchtest du verleihen?' });
    go('publish');
    await userEvent.click(await button('Inserat veröffentlichen'));
    await screen.findByRole('alert');
    expect(called('POST', '/v1/offer')).toHaveLength(0);
    expect(screen.queryByText('Entwurf gespeichert')).toBeNull();
  });
  it('is stored once, with the first thing given to it, and its address names it', async () => {
    const { called, address } = openStep(undefined, 'category');
    await userEvent.type(await screen.findByRole('searchbox'), 'zelt');
    await userEvent.click(await button(/^Camping/));
    await userEvent.click(await button('Weiter zu den Bildern'));
    await waitFor(() => expect(called('PATCH', '/v1/offer/')).toHaveLength(1));
    expect(called('POST', '/v1/offer')).toHaveLength(1);
    expect(called('PATCH', '/v1/offer/')[0]!.path).toBe('/v1/offer/d000000000');
    await waitFor(() => expect(address()).toBe('/inserat/erstellen/bilder?draft=d000000000'));
  });
  it('that could not be stored is tried again with the same key, and keeps what was typed', async () => {
    let broken = true;
    const { called } = openStep(undefined, 'description', 'create', ({ method, path }) =>
      method === 'POST' && path === '/v1/offer' && broken
        ? { status: 503, error: 'x', msgcode: 'service_unavailable', msgtext: 'Gerade nicht erreichbar.' }
        : undefined,
    );
    await userEvent.type(await screen.findByRole('textbox', { name: /Titel/ }), 'Zelt');
    await screen.findByText('Nicht gespeichert');
    broken = false;
    await userEvent.click(await button('Noch einmal'));
    await waitFor(() => expect(called('PATCH', '/v1/offer/').at(-1)?.body).toMatchObject({ title: 'Zelt' }));
    const keys = called('POST', '/v1/offer').map((call) => call.headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^\S+$/);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Titel/ }).value).toBe('Zelt');
  });
});

describe('taking something away', () => {
  it('asks before a tag goes', async () => {
    openStep(ownOffer({ ...whole, tags: ['camping'] }), 'description');
    await userEvent.click(await button(/camping/));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Schlagwort entfernen?' })).getByRole('button', { name: 'Abbrechen' }),
    );
    expect(screen.getByRole('list', { name: 'Schlagwörter' }).textContent).toContain('camping');
    await userEvent.click(await button(/camping/));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entfernen' }));
    expect(screen.queryByRole('list', { name: 'Schlagwörter' })).toBeNull();
  });
  it('asks before a detail goes that holds something', async () => {
    openStep(ownOffer({ ...whole, metadata: [{ name: 'Marke', value: 'Hilti', public: true }] }), 'description');
    await userEvent.click(await button('Marke entfernen'));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Angabe entfernen?' })).getByRole('button', { name: 'Entfernen' }),
    );
    expect(screen.queryByRole('textbox', { name: 'Wert' })).toBeNull();
    await userEvent.click(await button('Angabe hinzufügen'));
    await userEvent.click(await button('Angabe 1 entfernen'));
    expect(screen.queryByRole('textbox', { name: 'Wert' })).toBeNull();
  });
});

describe('files', () => {
  it('that are no pictures are named, and how many more fit is said', async () => {
    openStep(ownOffer(whole), 'images');
    expect(await screen.findByText(/Noch 7 Bilder sind möglich/)).toBeTruthy();
    await userEvent.upload(
      screen.getByLabelText('Bilder auswählen', { selector: 'input' }),
      [new File(['x'], 'rechnung.pdf', { type: 'application/pdf' })],
      { applyAccept: false },
    );
    expect(screen.getByText('„rechnung.pdf“ ist kein Bild und wurde nicht übernommen.')).toBeTruthy();
  });
});

describe('publishing', () => {
  it('lists what is missing with links to it, and does not ask the server', async () => {
    const { called } = openStep(ownOffer({ ...whole, images: [] }), 'publish');
    await userEvent.click(await button('Inserat veröffentlichen'));
    expect(
      within(await screen.findByRole('alert'))
        .getByRole('link', { name: 'Lade mindestens ein Bild hoch' })
        .getAttribute('href'),
    ).toBe('#check-images');
    expect(called('PATCH', '/v1/offer_publish')).toHaveLength(0);
  });
  it('shows that it is online and where', async () => {
    openStep(ownOffer(whole), 'publish');
    await userEvent.click(await button('Inserat veröffentlichen'));
    const heading = await screen.findByRole('heading', { name: 'Dein Inserat ist online' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(await screen.findByText('http://localhost/i/a1b2c3d4e5')).toBeTruthy();
  });
  it('says what the server refused, as a link to the step', async () => {
    openStep(ownOffer(whole), 'publish', 'create', ({ path }) =>
      path.startsWith('/v1/offer_publish')
        ? { status: 422, error: 'x', msgcode: 'terms_needed', msgtext: 'Bitte stimme zu.' }
        : undefined,
    );
    await userEvent.click(await button('Inserat veröffentlichen'));
    expect((await screen.findByRole('link', { name: 'Bitte stimme zu.' })).getAttribute('href')).toBe('#check-terms');
  });
});

describe('leaving an edit', () => {
  const online = ownOffer({ ...whole, status: 'active' });
  it('asks before a change is lost, and goes on when it is given up', async () => {
    const { address, called } = openStep(online, 'pricing', 'edit');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Betrag' }), '5');
    await userEvent.click(await button('Zur Übersicht'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Änderungen verwerfen?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Weiter bearbeiten' }));
    expect(address()).toBe('/');
    await userEvent.click(await button('Zur Übersicht'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(address()).toBe('/inserat/a1b2c3d4e5/bearbeiten'));
    expect(sessionStorage.getItem('wizard:a1b2c3d4e5:pricing')).toBeNull();
    expect(called('PATCH', '/v1/offer/')).toHaveLength(0);
  });
  it('asks nothing when nothing was changed, or when it was saved', async () => {
    const { address } = openStep(online, 'pricing', 'edit');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Betrag' }), '5');
    await userEvent.click(await button('Speichern'));
    await waitFor(() => expect(address()).toBe('/inserat/a1b2c3d4e5/bearbeiten'));
    cleanup();
    const again = openStep(online, 'pricing', 'edit');
    await screen.findByRole('textbox', { name: 'Betrag' });
    await userEvent.click(await button('Zur Übersicht'));
    await waitFor(() => expect(again.address()).toBe('/inserat/a1b2c3d4e5/bearbeiten'));
  });
});

describe('what stands after publishing', () => {
  it('says of an offer for members who sees it, and promises nobody else its address', async () => {
    const { audience } = ownOffer();
    const groups = [{ group_id: 'g4rt3nfr3n', name: 'Hinterhof' }];
    const closed = { ...audience, groups, seen_by: 'members', lent_to: 'members' } as const;
    openStep(ownOffer({ ...whole, status: 'active', audience: closed }), 'publish');
    await screen.findByText(/sehen jetzt Mitglieder von: Hinterhof/);
    await screen.findByText(/Für alle anderen gibt es sie nicht/);
    expect(screen.queryByText(/ist jetzt zu finden/)).toBeNull();
  });
});

describe('the overview of something published', () => {
  const online = ownOffer({ ...whole, status: 'active' });
  it('pauses it and puts it back online', async () => {
    openOverview(online);
    await userEvent.click(await button('Pausieren'));
    expect(await screen.findByText('pausiert')).toBeTruthy();
    await userEvent.click(await button('Wieder online stellen'));
    expect(await screen.findByText('online')).toBeTruthy();
  });
  it('deletes it after a question, once, and leads to the list', async () => {
    const { address, called } = openOverview(online);
    await userEvent.click(await button('Löschen'));
    expect(called('DELETE', '/v1/offer/')).toHaveLength(0);
    await userEvent.dblClick(
      within(screen.getByRole('dialog', { name: 'Inserat löschen?' })).getByRole('button', { name: 'Inserat löschen' }),
    );
    await waitFor(() => expect(address()).toBe('/benutzerkonto/inserate'));
    expect(called('DELETE', '/v1/offer/')).toHaveLength(1);
  });
  it('says what the server refused', async () => {
    openOverview(online, ({ path }) =>
      path.startsWith('/v1/offer_deactivate')
        ? { status: 409, error: 'x', msgcode: 'busy', msgtext: 'Gleich noch einmal.' }
        : undefined,
    );
    await userEvent.click(await button('Pausieren'));
    expect((await screen.findByRole('alert')).textContent).toBe('„Zelt“: Gleich noch einmal.');
  });
});

describe('the category', () => {
  it('is found by a word or by going down, and is saved when chosen', async () => {
    const { called } = openStep(ownOffer(), 'category');
    await userEvent.type(await screen.findByRole('searchbox'), 'zelt');
    await userEvent.click(await button(/^Camping/));
    await waitFor(() => expect(called('PATCH', '/v1/offer/').at(-1)?.body).toEqual({ category_id: 405 }));
    expect(screen.getByRole('button', { name: 'Camping' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(await button('Alle Kategorien'));
    await userEvent.click(await button('Elektronik'));
    await userEvent.click(await button('Haushalt'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Haushalt' }));
  });
});
