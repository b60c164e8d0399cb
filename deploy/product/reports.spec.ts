import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportNumber } from '@lendring/contracts/moderation/report-number.js';
import { caseCalls, type VerdictBody } from '@lendring/contracts/http/cases.js';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { changeAdmins, wishOf } from '../operations/admins.js';
import { dayAhead } from '../driver/days.js';
import { askFor, must, publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

const lock: VerdictBody = {
  after: null,
  outcome: 'completed',
  measures: { lock: true, warn: false, suspend: null },
  ground: { kind: 'terms', text: 'Nutzungsbedingungen § 4' },
  facts: 'Die Bilder zeigen ein anderes Zelt.',
  note_to_vendor: '',
  note_to_reporter: 'Danke.',
  internal_note: 'Schon der zweite Fall.',
};
const contact = { name: 'Cleo', email: 'cleo@example.org' };

describe('reports', () => {
  let product: TestProduct;
  let owner: TestPerson;
  let ben: TestPerson;
  let ada: TestPerson;
  let eve: TestPerson;

  const mails = async (): Promise<string> => (await fetch(`${product.config.publicUrl}/dev/mail`)).text();
  const codeOf = async (reply: ReturnType<TestPerson['call']>): Promise<string> => {
    const { status, failure } = await reply;
    return status < 300 ? String(status) : `${status} ${failure.msgcode}`;
  };
  const reported = (id: string, change: object = {}) => ({
    subject: { kind: 'offer' as const, id },
    type_id: 7,
    description: 'Das Zelt gibt es nicht.',
    contact: null,
    ...change,
  });
  const caseOf = async (title: string, reports = 1) => {
    const found = await eventually(
      async () => (await ada.call('reportQueue', { body: { state: 'all' } })).data.cases,
      (cases) => cases.some((one) => one.title === title && one.reports >= reports),
    );
    const row = found.find((one) => one.title === title);
    return must('reportCase', await ada.call('reportCase', { id: row?.case_id ?? '' })).data;
  };
  const seen = async (offerId: string): Promise<boolean> => {
    const { data } = await product.visitor.call('offerSearch', { query: { query: 'zelt' } });
    return data.offers.some((one) => one.offer_id === offerId);
  };

  beforeAll(async () => {
    product = await startProduct();
    [owner, ben, ada, eve] = await Promise.all([
      product.person('gibtab'),
      product.person('leiht'),
      product.person('ada'),
      product.person('eve'),
    ]);
    for (const name of ['ada_test', 'eve_test']) await changeAdmins(product.config, wishOf(['appoint', name]));
    for (const admin of [ada, eve])
      await until(async () => (await admin.call('init')).data.usergroup.includes('admin'));
  });
  afterAll(async () => product.stop());

  it('are visible to and decided by admins only', async () => {
    const { offerId } = await publishOffer(owner, 'Zelt für niemanden');
    must('report', await ben.call('report', { body: reported(offerId) }));
    const { case_id: caseId } = await caseOf('Zelt für niemanden');
    const bodies: Readonly<Record<string, object>> = {
      decideCase: lock,
      assignCase: { to: ben.userId },
      confirmSuspension: { decision_id: randomUUID() },
      answerComplaint: { complaint_id: randomUUID(), upheld: true, answer: 'Ja' },
      openReportCase: {},
      raiseCase: { reason: 'Schreibt allen dasselbe' },
    };
    const backoffice = Object.entries(caseCalls);
    expect(backoffice.map(([name]) => name)).toHaveLength(9);
    for (const [name, { method, path }] of backoffice)
      for (const [who, status] of [
        [owner, 403],
        [ben, 403],
        [product.visitor, 401],
      ] as const) {
        const body = bodies[name] ? { body: JSON.stringify(bodies[name]) } : {};
        const answer = await who.raw(method, `/v1${path.replace('{id}', caseId)}`, body);
        expect([name, answer.status]).toEqual([name, status]);
        expect(answer.text).not.toMatch(/Zelt|leiht|gibtab/);
      }
    expect((await caseOf('Zelt für niemanden')).decisions).toEqual([]);
  });

  it('lock an offer for everyone within a second, and give the owner reasons to contest', async () => {
    const { offerId } = await publishOffer(owner, 'Zelt ohne Boden');
    expect(await seen(offerId)).toBe(true);
    const told = must('report', await ben.call('report', { body: reported(offerId) })).data;
    for (const _ of ['once', 'again'])
      expect(
        must('report', await product.visitor.call('report', { body: reported(offerId, { type_id: 2, contact }) })).data,
      ).toEqual({ report_id: null });
    const opened = await caseOf('Zelt ohne Boden', 2);
    const number = reportNumber(told.report_id ?? '');
    const numbered = must('reportQueue', await ada.call('reportQueue', { body: { number } })).data;
    expect(numbered.cases.map((one) => one.case_id)).toEqual([opened.case_id]);
    for (const [text, isFound] of [
      ['boden zelt', true],
      ['GIBTAB', true],
      ['keiner', false],
    ] as const) {
      const { cases } = must('reportQueue', await ada.call('reportQueue', { body: { text } })).data;
      expect([text, cases.some((one) => one.case_id === opened.case_id)]).toEqual([text, isFound]);
    }
    expect(opened).toMatchObject({ reports: 2, urgency: 3, all_reports: [{ contact }, { reporter: {} }] });

    must('decideCase', await ada.call('decideCase', { id: opened.case_id, body: lock }));
    const since = performance.now();
    await until(async () => !(await seen(offerId)));
    expect(performance.now() - since).toBeLessThan(5_000);
    expect(await codeOf(product.visitor.call('offer', { id: offerId }))).toBe('404 offer_not_found');
    expect(must('offer', await owner.call('offer', { id: offerId })).data.status).toBe('locked');
    expect(await codeOf(owner.call('activateOffer', { id: offerId, body: {} }))).toBe('409 offer_locked');
    expect(await codeOf(eve.call('decideCase', { id: opened.case_id, body: lock }))).toBe('409 decision_changed');

    const [own] = must('ownDecisions', await owner.call('ownDecisions')).data.decisions;
    expect(own).toMatchObject({ title: 'Zelt ohne Boden', ground: lock.ground, facts: lock.facts, side: 'vendor' });
    const id = own?.decision_id ?? '';
    expect(await codeOf(ben.call('ownDecision', { id }))).toBe('200');
    const [last] = must('ownReports', await ben.call('ownReports')).data.reports;
    expect(last).toMatchObject({
      ...told,
      title: 'Zelt ohne Boden',
      decision: { decision_id: id, outcome: 'completed' },
    });
    expect(must('ownReports', await eve.call('ownReports')).data.reports).toEqual([]);
    expect(await codeOf(eve.call('ownDecision', { id }))).toBe('404 decision_not_found');
    expect(JSON.stringify(own)).not.toContain('zweite Fall');
    for (const [who, kind] of [
      [owner, 'decision_made'],
      [ben, 'report_decided'],
    ] as const)
      await eventually(
        async () => must('notifications', await who.call('notifications', { query: {} })).data.notifications,
        (all) => all.some((one) => one.kind === kind && one.decision_id === id),
      );
    must('complain', await owner.call('complain', { id, body: { text: 'Es ist mein Zelt.' } }));
    expect(await codeOf(owner.call('complain', { id, body: { text: 'Noch einmal.' } }))).toBe('409 complaint_made');
    const { complaints } = must('reportCase', await ada.call('reportCase', { id: opened.case_id })).data;
    const answer = { complaint_id: complaints[0]?.complaint_id ?? '', upheld: true, answer: 'Stimmt.' };
    expect(await codeOf(ada.call('answerComplaint', { id: opened.case_id, body: answer }))).toBe(
      '403 decision_other_person',
    );
    const answered = must(
      'answerComplaint',
      await eve.call('answerComplaint', { id: opened.case_id, body: answer }),
    ).data;
    expect(answered).toMatchObject({ state: 'declined', decisions: [{ complaint_id: answer.complaint_id }, {}] });
    const again = { ...lock, after: answered.decisions[0]?.decision_id ?? null };
    expect(await codeOf(ada.call('decideCase', { id: opened.case_id, body: again }))).toBe('403 decision_other_person');
    await until(() => seen(offerId));
    await until(async () => (await mails()).includes('Antwort auf deine Beschwerde: Zelt ohne Boden'));
    expect(await mails()).toContain('Deine Meldung ist angekommen: Zelt ohne Boden');
  });

  it('decided again are announced to the reporter by mail, notification and list', async () => {
    const { offerId } = await publishOffer(owner, 'Zelt auf den zweiten Blick');
    const { report_id: reportId } = must('report', await ben.call('report', { body: reported(offerId) })).data;
    const { case_id: id } = await caseOf('Zelt auf den zweiten Blick');
    const nothing = { lock: false, warn: false, suspend: null };
    const first = { ...lock, measures: nothing, ground: null, facts: '', note_to_reporter: '' };
    const { decisions } = must('decideCase', await ada.call('decideCase', { id, body: first })).data;
    const after = decisions[0]?.decision_id ?? null;
    const second = {
      ...lock,
      after,
      measures: { ...nothing, lock: true, warn: true },
      note_to_reporter: 'Danke für deine Geduld.',
    };
    const anew = must('decideCase', await ada.call('decideCase', { id, body: second })).data;
    const holds = anew.decisions[0]?.decision_id ?? '';
    await until(async () => (await mails()).includes(`Wir haben neu entschieden: ${reportNumber(reportId ?? '')}`));
    await eventually(
      async () => must('notifications', await ben.call('notifications', { query: {} })).data.notifications,
      (all) => all.some((one) => one.kind === 'report_decided' && one.decision_id === holds),
    );
    const own = must('ownReports', await ben.call('ownReports')).data.reports.find((one) => one.report_id === reportId);
    expect(own?.decision).toMatchObject({ decision_id: holds, outcome: 'completed' });
    expect(must('ownDecision', await ben.call('ownDecision', { id: holds })).data).toMatchObject({
      note: 'Danke für deine Geduld.',
      reports: [{ report_id: reportId, type_id: 7, description: 'Das Zelt gibt es nicht.' }],
    });
  });

  it('suspend the writing of a user, hide their offers, and let loans continue', async () => {
    const offer = await publishOffer(owner, 'Zelt mit Streit');
    const { offerId } = offer;
    const requestId = await askFor(ben, offer, dayAhead(3));
    const unanswered = await askFor(ben, offer, dayAhead(9));
    const unconfirmed = await askFor(ben, offer, dayAhead(15));
    must('accept', await owner.call('accept', { id: unconfirmed, body: {} }));
    for (const side of [owner, ben]) must('accept', await side.call('accept', { id: requestId, body: {} }));
    must('report', await ben.call('report', { body: reported(offerId) }));
    const { case_id: id } = await caseOf('Zelt mit Streit');
    const suspended = { ...lock, measures: { lock: false, warn: false, suspend: { days: 7 } } };
    // Decide as Eve, another admin, because Ada's earlier decision about this user was overturned.
    const decided = must('decideCase', await eve.call('decideCase', { id, body: suspended })).data;
    await until(async () => !(await seen(offerId)));
    await until(async () => (await owner.call('changeOffer', { id: offerId, body: { tags: ['x'] } })).status === 403);
    expect(await codeOf(owner.call('changeOffer', { id: offerId, body: { tags: ['x'] } }))).toBe(
      '403 account_suspended',
    );
    const text = 'Montag um neun?';
    must('say', await owner.call('say', { id: requestId, body: { text } }));
    expect(await codeOf(owner.call('say', { id: unanswered, body: { text } }))).toBe('403 account_suspended');
    expect(await codeOf(ben.call('accept', { id: unconfirmed, body: {} }))).toBe('409 other_suspended');
    const open = must('request', await ben.call('request', { id: unconfirmed })).data;
    expect(open).toMatchObject({ status: 'open', suspended: 'other', your_turn: false, contact: null });
    expect(open.actions).not.toContain('accept');
    expect(must('request', await owner.call('request', { id: unconfirmed })).data.suspended).toBe('self');
    expect(must('request', await ben.call('request', { id: requestId })).data.suspended).toBeNull();
    const released = {
      ...suspended,
      after: decided.decisions[0]?.decision_id ?? null,
      outcome: 'declined' as const,
      measures: { lock: false, warn: false, suspend: null },
      ground: null,
    };
    must('decideCase', await eve.call('decideCase', { id, body: released }));
    await until(() => seen(offerId));
    await until(async () => (await owner.call('changeOffer', { id: offerId, body: { tags: ['x'] } })).status === 200);
    must('accept', await ben.call('accept', { id: unconfirmed, body: {} }));
  });

  it('are rejected for invisible or own items, and without a contact', async () => {
    const draft = must('draftOffer', await owner.call('draftOffer', { body: {} })).data.offer_id;
    const { offerId: online } = await publishOffer(owner, 'Zelt im Garten');
    expect(await codeOf(ben.call('report', { body: reported(draft) }))).toBe('404 report_subject_not_found');
    expect(await codeOf(owner.call('report', { body: reported(online) }))).toBe('409 report_own');
    expect(await codeOf(product.visitor.call('report', { body: reported(online) }))).toBe('400 report_contact_needed');
    expect(await codeOf(ben.call('report', { body: reported(online, { type_id: 3 }) }))).toBe('400 report_type');
    expect(await codeOf(ben.call('report', { body: reported(online, { description: '\u0007abc' }) }))).toBe(
      '400 invalid_input',
    );
    const query = { kind: 'offer' as const, id: '../admin' };
    expect(await codeOf(ben.call('reportable', { query }))).toBe('404 report_subject_not_found');
  });

  it('are counted in public statistics', async () => {
    const { months } = must('transparency', await product.visitor.call('transparency')).data;
    expect(months[0]?.reports).toBeGreaterThanOrEqual(4);
    expect(months[0]?.by_visitors).toBe(1);
    expect(JSON.stringify(months)).not.toMatch(/[0-9a-f]{8}-/);
  });
});
