import { afterEach, describe, expect, it } from 'vitest';
import type { OpeningDaysShape } from '@lendring/contracts/http/opening-days.js';
import type { AutoRepliesShape } from '@lendring/contracts/http/profile.js';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createSessionStore } from '../../../lib/session/session.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import { createFakeApi, type FakeAnswer } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { fullProfile } from '../testing/samples.js';
import { text, textLike } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { AutoReplyPage } from './AutoReplyPage.js';
import { asKept, asWritten, unknownWord } from './TextEditor.js';
import { stateOf, wrongReply } from './ReplySetting.js';
import { createTextDraft } from './text-draft.js';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const none: AutoRepliesShape = { texts: [], on: 'off', text_id: null, date_from: null, date_to: null };
const away = { id: '00000000-0000-4000-8000-000000000001', title: 'Im Urlaub', text: 'Bis {back}, {name}.' };

const days: OpeningDaysShape = { opening_hours: null, for_lending: false, places: [], exceptions: [] };

const open = async (page: ReactElement, start: AutoRepliesShape = none, refuse?: FakeAnswer) => {
  const sent: unknown[] = [];
  let now = start;
  const fake = createFakeApi(({ method, path, body }): FakeAnswer | undefined => {
    if (path === '/v1/init') return { data: { profile: fullProfile, usergroup: [] } };
    if (method === 'GET' && path === '/v1/user_autoresponder') return { data: now };
    if (path === '/v1/opening_days') return { data: days };
    if (method === 'GET') return undefined;
    sent.push([method, path, body]);
    if (refuse) return refuse;
    if (path === '/v1/profile_autoresponder') now = { ...now, ...(body as Partial<AutoRepliesShape>) };
    if (method === 'POST') now = { ...now, texts: [...now.texts, { ...away, ...(body as typeof away) }] };
    if (method === 'DELETE') now = none;
    return { data: now };
  });
  const api = createApi({ fetch: fake.fetch, locale: 'de' });
  const session = createSessionStore({ api, token: { get: () => Promise.resolve('token') }, signOut: () => {} });
  await session.start();
  session.stop();
  render(
    <ApiContext value={api}>
      <SessionContext value={session}>{page}</SessionContext>
    </ApiContext>,
  );
  return sent;
};

describe('the automatic reply', () => {
  it('shows the owner a preview of the first text with filled placeholders', async () => {
    const sent = await open(<AutoReplyPage />);
    await userEvent.type(await screen.findByLabelText(text('autoReply:texts.name')), 'Im Urlaub');
    const shown = screen.getByLabelText(text('autoReply:texts.text'));
    await userEvent.type(shown, 'Hallo, bis dann.');
    (shown as HTMLTextAreaElement).setSelectionRange(5, 5);
    await userEvent.click(screen.getByRole('button', { name: text('autoReply:placeholder.name') }));
    expect((shown as HTMLTextAreaElement).value).toBe('Hallo {name}, bis dann.');
    expect(screen.getByText('Hallo jana_meier, bis dann.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: text('autoReply:texts.save') }));
    await waitFor(() => expect(screen.getByText(text('autoReply:setting.title'))).toBeTruthy());
    expect(sent).toEqual([['POST', '/v1/user_autoresponder', { title: 'Im Urlaub', text: 'Hallo {name}, bis dann.' }]]);
  });
  it('names an unknown placeholder and keeps the typed text', async () => {
    const sent = await open(<AutoReplyPage />);
    await userEvent.type(await screen.findByLabelText(text('autoReply:texts.name')), 'Da');
    await userEvent.type(screen.getByLabelText(text('autoReply:texts.text')), 'Hallo {{vorname}');
    await userEvent.click(screen.getByRole('button', { name: text('autoReply:texts.save') }));
    expect(screen.getAllByText(/\{vorname\} kennen wir nicht/).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });
  it('is scheduled once both dates are chosen and shows its period', async () => {
    const sent = await open(<AutoReplyPage />, { ...none, texts: [away] });
    await userEvent.click(await screen.findByRole('radio', { name: textLike('autoReply:on.dates') }));
    await userEvent.click(screen.getByRole('button', { name: text('autoReply:setting.save') }));
    expect(screen.getAllByText(text('autoReply:problem.days')).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText(text('common:ui.from')), '2099-07-04');
    await userEvent.type(screen.getByLabelText(text('common:ui.until')), '2099-07-06');
    await userEvent.click(screen.getByRole('button', { name: text('autoReply:setting.save') }));
    expect(
      await screen.findByText(text('autoReply:state.later', { from: '4. Juli', until: '6. Juli', title: 'Im Urlaub' })),
    ).toBeTruthy();
    const body = { on: 'dates', text_id: away.id, date_from: '2099-07-04', date_to: '2099-07-06' };
    expect(sent).toEqual([['PATCH', '/v1/profile_autoresponder', body]]);
    expect(screen.getByText('Bis 12. Juli, jana_meier.')).toBeTruthy();
  });
  it('shows the refusal text of the server', async () => {
    await open(
      <AutoReplyPage />,
      { ...none, texts: [away] },
      { status: 409, msgcode: 'opening_hours_needed', msgtext: 'Gib zuerst deine Öffnungszeiten an.' },
    );
    await userEvent.click(await screen.findByRole('radio', { name: textLike('autoReply:on.closed') }));
    await userEvent.click(screen.getByRole('button', { name: text('autoReply:setting.save') }));
    expect(await screen.findByText('Gib zuerst deine Öffnungszeiten an.')).toBeTruthy();
  });
  it('warns before a text in use is removed', async () => {
    const sent = await open(<AutoReplyPage />, { ...none, texts: [away], on: 'always', text_id: away.id });
    await userEvent.click(await screen.findByRole('button', { name: /^Entfernen.*Im Urlaub/ }));
    expect(screen.getByText(textLike('autoReply:texts.removeInUse'))).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: text('autoReply:texts.removeAction') }));
    expect(await screen.findByText(text('autoReply:texts.first'))).toBeTruthy();
    expect(sent).toEqual([['DELETE', `/v1/user_autoresponder/${away.id}`, undefined]]);
  });
});

describe('a saved auto-reply text', () => {
  const kept = { ...none, texts: [away] };
  it('appears in the list as the recipient would read it', async () => {
    await open(<AutoReplyPage />, kept);
    expect(await screen.findByText('Bis 12. Juli, jana_meier.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/[{}]/);
  });
  it.each([
    ['one that was changed', kept, away.id],
    ['a new one beside others', kept, 'new'],
    ['the first one', none, 'new'],
  ])('restores its unsaved draft once after a reload: %s', async (_, start, id) => {
    await open(<AutoReplyPage />, start);
    if (start === kept)
      await userEvent.click(
        await screen.findByRole('button', { name: id === 'new' ? text('autoReply:texts.add') : /^Ändern.*Im Urlaub/ }),
      );
    await userEvent.type(await screen.findByLabelText(text('autoReply:texts.text')), ' Gruß');
    dispatchEvent(new Event('pagehide'));
    cleanup();
    await open(<AutoReplyPage />, start);
    const shown = await screen.findByLabelText<HTMLTextAreaElement>(text('autoReply:texts.text'));
    expect(shown.value).toBe(id === 'new' ? ' Gruß' : 'Bis {zurück}, {name}. Gruß');
    cleanup();
    await open(<AutoReplyPage />, kept);
    await screen.findByText('Bis 12. Juli, jana_meier.');
    expect(screen.queryByLabelText(text('autoReply:texts.text'))).toBeNull();
  });
  it('ignores a stored draft with another schema', () => {
    sessionStorage.setItem('auto-text', '{"id":1}');
    expect(createTextDraft(sessionStorage).take()).toBeNull();
    sessionStorage.setItem('auto-text', '{');
    expect(createTextDraft(sessionStorage).take()).toBeNull();
  });
});

describe('placeholders and schedule of the automatic reply', () => {
  it('translates placeholders into each language and back without changes', () => {
    const shown = '{name} {thing} {dates} {back} {other}';
    expect(asWritten(shown, 'nl')).toBe('{naam} {voorwerp} {periode} {terug} {other}');
    for (const locale of ['de', 'en', 'nl'] as const) expect(asKept(asWritten(shown, locale), locale)).toBe(shown);
    expect([unknownWord(asWritten(shown, 'de'), 'de'), unknownWord('{zurück}', 'de')]).toEqual(['other', null]);
  });
  it('reports whether the schedule applies today and which dates are invalid', () => {
    const dates = { ...none, on: 'dates' as const, date_from: '2027-05-02', date_to: '2027-05-04' };
    expect(['2027-05-01', '2027-05-02', '2027-05-04', '2027-05-05'].map((day) => stateOf(dates, day))).toEqual([
      'later',
      'dates',
      'dates',
      'over',
    ]);
    const wrong = (first: string | null, last: string | null, shown: string | null = 'id') =>
      wrongReply({ on: 'dates', text: shown, first, last }, '2027-05-01').map(({ problem }) => problem);
    expect([
      wrong(null, null),
      wrong('2027-05-04', '2027-05-02'),
      wrong('2027-04-04', '2027-04-05'),
      wrong('2027-05-04', '2027-05-04', null),
    ]).toEqual([['days'], ['order'], ['past'], ['text']]);
  });
});
