import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import type { Session } from '../../../lib/session/session.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import { createFakeApi, type FakeHandler } from '../../../testing/fake-api.js';
import { render, renderOnServer } from '../../../testing/render.js';
import { sessionOf } from '../../../testing/session.js';
import { fullProfile } from '../../account/testing/samples.js';
import { text, textIn, textLike } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { ReportPage } from './ReportPage.js';

const dutch = textIn('nl');
const english = textIn('en');

afterEach(cleanup);

const subject = { kind: 'offer', id: 'r3xg1b9dne' } as const;
const signedIn: Session = { status: 'in', profile: fullProfile, usergroup: [], unread: 0, news: 0 };

const open = (
  session: Session,
  answer: FakeHandler = () => undefined,
  about: Subject = subject,
  quote: string | null = null,
) => {
  const fake = createFakeApi(answer);
  const store = sessionOf(session);
  render(
    <SessionContext value={store}>
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <ReportPage subject={about} title="Mobile Cocktailbar" quote={quote} />
      </ApiContext>
    </SessionContext>,
  );
  return fake;
};
const send = () => userEvent.click(screen.getByRole('button', { name: text('moderation:report.send') }));

describe('the report page', () => {
  it('asks a visitor for name and mail address and sends both with the report', async () => {
    const fake = open({ status: 'out' }, () => ({ data: { report_id: null } }));
    await send();
    expect(screen.getAllByText(text('moderation:report.problem.name')).length).toBe(2);
    expect(fake.calls).toEqual([]);
    await userEvent.click(screen.getByLabelText('Spam oder Betrug'));
    await userEvent.type(screen.getByLabelText(text('moderation:report.name')), 'Ada');
    await userEvent.type(screen.getByLabelText(text('moderation:report.email')), 'ada@example.org');
    await send();
    expect(await screen.findByRole('heading', { name: text('moderation:report.done.title') })).toBeTruthy();
    // The page must not reveal whether that address has already reported the item.
    screen.getByText(textLike('moderation:report.done.visitor', { email: 'ada@example.org' }));
    expect(fake.calls.at(-1)?.body).toEqual({
      subject,
      type_id: 7,
      description: '',
      contact: { name: 'Ada', email: 'ada@example.org' },
    });
  });

  it('asks a signed-in user for neither name nor mail address and shows a server error at its field', async () => {
    const fake = open(signedIn, () => ({
      status: 400,
      error: 'refused',
      msgcode: 'report_description_needed',
      msgtext: 'Beschreib bitte, worum es geht.',
    }));
    await userEvent.click(await screen.findByLabelText('Spam oder Betrug'));
    expect(screen.queryByLabelText(text('moderation:report.name'))).toBeNull();
    await send();
    await screen.findByRole('link', { name: 'Beschreib bitte, worum es geht.' });
    expect(screen.getByLabelText(textLike('moderation:report.description')).getAttribute('aria-invalid')).toBe('true');
    expect(fake.calls.at(-1)?.body).toMatchObject({ contact: null });
  });

  it('quotes the reported text', () => {
    open(
      { status: 'out' },
      undefined,
      { kind: 'message', id: 'm.1' } as unknown as Subject,
      'Zahl mir das lieber bar.',
    );
    expect(screen.getByText('Zahl mir das lieber bar.').tagName).toBe('BLOCKQUOTE');
  });

  it('links back to the reported profile', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    open({ status: 'out' }, () => ({ data: { report_id: null } }), { kind: 'user', id });
    await userEvent.click(screen.getByLabelText('Spam oder Betrug'));
    await userEvent.type(screen.getByLabelText(text('moderation:report.name')), 'Ada');
    await userEvent.type(screen.getByLabelText(text('moderation:report.email')), 'ada@example.org');
    await send();
    const back = await screen.findByRole('link', { name: text('moderation:report.done.back.user') });
    expect(decodeURIComponent(back.getAttribute('href') ?? '')).toContain('Mobile Cocktailbar');
  });

  it('replaces the form with the earlier report of the user until that report is decided', async () => {
    const report = {
      report_id: '3f2a91c4-0000-4000-8000-000000000001',
      subject,
      title: 'Mobile Cocktailbar',
      type_id: 7,
      at: '2027-03-26T12:00:00.000Z',
      decision: null,
    };
    const standing = { warned_at: null, paused_until: null };
    const answered = { decision_id: '44444444-4444-4444-8444-444444444444', outcome: 'declined', at: report.at };
    const own =
      (decision: object | null, id: string = subject.id) =>
      () => ({
        data: {
          reports: [{ ...report, subject: { ...subject, id }, decision }],
          standing: { reports: standing, complaints: standing },
        },
      });
    open(signedIn, own(null));
    await screen.findByText(textLike('moderation:report.already', { day: '26. März 2027', number: '3F2A91C4' }));
    expect(screen.queryByRole('button', { name: text('moderation:report.send') })).toBeNull();
    expect(screen.getByRole('link', { name: text('moderation:report.toOwn') }).getAttribute('href')).toBe(
      '/benutzerkonto/entscheidungen',
    );
    for (const other of [own(answered), own(null, 'b7c1d9e2fg')]) {
      cleanup();
      open(signedIn, other);
      expect(await screen.findByRole('button', { name: text('moderation:report.send') })).toBeTruthy();
    }
  });

  it('shows a signed-in user no form until the checks have loaded', async () => {
    open(signedIn);
    screen.getByRole('status', { name: text('common:ui.loading') });
    expect(screen.queryByRole('button', { name: text('moderation:report.send') })).toBeNull();
    await screen.findByRole('button', { name: text('moderation:report.send') });
    expect(screen.queryByRole('status', { name: text('common:ui.loading') })).toBeNull();
  });

  it('replaces the form with a notice when the content belongs to the user', async () => {
    open(signedIn, ({ path }) =>
      path.includes('/report_subject') ? { data: { title: 'Mobile Cocktailbar', own: true } } : undefined,
    );
    await screen.findByText(text('moderation:report.own'));
    expect(screen.queryByRole('button', { name: text('moderation:report.send') })).toBeNull();
  });

  it('renders on the server for a visitor', async () => {
    const html = await renderOnServer(
      <ApiContext value={createApi({ fetch: createFakeApi().fetch, locale: 'de' })}>
        <ReportPage subject={subject} title="Mobile Cocktailbar" quote={null} />
      </ApiContext>,
    );
    expect(html).toContain(text('moderation:report.title', { title: 'Mobile Cocktailbar' }));
    expect(html).toContain(text('moderation:report.email'));
  });

  it.each([
    ['de', text('moderation:report.untitled')],
    ['en', english('moderation:report.untitled')],
    ['nl', dutch('moderation:report.untitled')],
  ] as const)('shows a generic title for non-public content: %s', (locale, title) => {
    render(
      <ApiContext value={createApi({ fetch: createFakeApi().fetch, locale })}>
        <ReportPage subject={subject} title="" quote={null} />
      </ApiContext>,
      locale,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });
});
