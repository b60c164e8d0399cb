import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { SessionContext } from '../../lib/session/session-context.js';
import { createFakeApi, type FakeAnswer } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { sessionOf } from '../../testing/session.js';
import { fullProfile } from '../account/testing/samples.js';
import { caseSample, decisionSample } from './testing/samples.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { toasts } from '../../ui/toasts.js';
import { CasePage } from './CasePage.js';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const decided = decisionSample();
const complaint = {
  complaint_id: '77777777-7777-4777-8777-777777777777',
  decision_id: decided.decision_id,
  from: null,
  side: 'vendor' as const,
  language: 'de' as const,
  text: 'Das stimmt nicht.',
  at: '2027-03-28T12:00:00.000Z',
  answered: null,
};
const answered = { upheld: true, unfounded: false, answer: 'Stimmt.', by: decided.by, at: '2027-03-29T12:00:00.000Z' };
const complained = caseSample({ state: 'complaint', decisions: [decided], complaints: [complaint] });

/** `then`: the case after a change, which is answered by it unless the change is `refused`. */
const open = (one: CaseShape, reader: string, then: CaseShape = one, refused?: FakeAnswer) => {
  let isChanged = false;
  const { fetch } = createFakeApi(({ method, path }) => {
    if (path.includes('/text_template')) return { data: { purposes: [] } };
    if (path.includes('/report_read/')) return { data: undefined };
    if (method === 'PATCH') {
      isChanged = true;
      return refused ?? { data: then };
    }
    return { data: isChanged ? then : one };
  });
  const profile = { ...fullProfile, user_id: reader };
  render(
    <SessionContext value={sessionOf({ status: 'in', profile, usergroup: ['moderator'], unread: 0, news: 0 })}>
      <ApiContext value={createApi({ fetch, locale: 'de' })}>
        <main>
          <CasePage caseId={one.case_id} />
        </main>
      </ApiContext>
    </SessionContext>,
  );
};
const somebodyElse = '99999999-9999-4999-8999-999999999999';

const others = text('backoffice:case.others');

describe('a case with a complaint', () => {
  it('offers no actions to the moderator who made the decision, and gives the reason', async () => {
    open(complained, decided.by.user_id);
    await screen.findByText(others);
    expect(screen.queryByRole('link', { name: text('backoffice:case.toVerdict') })).toBeNull();
    expect(screen.queryByRole('button', { name: /bernehmen$/ })).toBeNull();
    cleanup();
    open(complained, somebodyElse);
    await screen.findByRole('link', { name: text('backoffice:case.toVerdict') });
    screen.getByRole('button', { name: text('backoffice:case.take') });
  });

  it('remains closed to the deciding moderator after the complaint is upheld', async () => {
    open(caseSample({ decisions: [decided], complaints: [{ ...complaint, answered }] }), decided.by.user_id);
    await screen.findByText(others);
    expect(screen.queryByRole('link', { name: text('backoffice:case.toVerdict') })).toBeNull();
  });

  it('warns before the answer is sent that the decision will be revoked', async () => {
    open(complained, somebodyElse);
    await screen.findByText(textLike('backoffice:answer.after.takenBack'));
  });

  it('moves the focus to the complaints after a complaint is answered', async () => {
    open(complained, somebodyElse, { ...complained, complaints: [{ ...complaint, answered }] });
    await userEvent.click(await screen.findByRole('radio', { name: /^Ja/ }));
    const [area] = screen.getAllByRole('textbox');
    if (!area) throw new Error('Nothing to write in');
    await userEvent.type(area, 'Stimmt.');
    await userEvent.click(screen.getByRole('button', { name: text('backoffice:answer.send') }));
    await screen.findByText(text('backoffice:case.upheld'));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: text('backoffice:case.complaints') })),
    );
  });
});

it('a case moves the focus to its heading after the decision', async () => {
  const done = caseSample({ state: 'declined', decisions: [decisionSample({ outcome: 'declined' })] });
  open(caseSample(), somebodyElse, done);
  await userEvent.click(await screen.findByRole('radio', { name: textLike('backoffice:verdict.declined') }));
  await userEvent.click(screen.getByRole('button', { name: text('backoffice:verdict.action') }));
  await screen.findByRole('heading', { name: text('backoffice:verdict.again') });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

describe('a case that another moderator decides meanwhile', () => {
  it('says so, shows the new decision and keeps the typed texts', async () => {
    const code = 'decision_changed';
    open(caseSample(), somebodyElse, caseSample({ state: 'completed', decisions: [decided] }), {
      status: 409,
      error: code,
      msgcode: code,
      msgtext: 'Jemand war schneller.',
    });
    await userEvent.click(await screen.findByRole('radio', { name: textLike('backoffice:verdict.declined') }));
    const note = () => screen.getByRole('textbox', { name: textLike('backoffice:verdict.internalNote') });
    await userEvent.type(note(), 'Rücksprache');
    await userEvent.click(screen.getByRole('button', { name: text('backoffice:verdict.action') }));
    await screen.findByRole('heading', { name: text('backoffice:verdict.again') });
    screen.getByText(text('backoffice:verdict.againDraft'));
    expect(note()).toHaveProperty('value', 'Rücksprache');
    expect(toasts.get().at(-1)?.text).toBe('Jemand war schneller.');
  });
});
