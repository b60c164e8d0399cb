import { describe, expect, it } from 'vitest';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { RequestEvent } from '@lendring/contracts/request/events.js';
import { integrationOf } from '../publish.js';
import { requestAggregate } from '../request/request.aggregate.js';
import {
  acceptedBy,
  agreed,
  asked,
  by,
  bySystem,
  completedAt,
  creator,
  frozen,
  now,
  requestId,
  stranger,
  vendor,
} from '../../testing/request.js';
import { cancel } from '../agreement/decide.js';
import { answerHandover, recordHandover } from './decide.js';
import { missingOf } from './decide-record.js';

const parts = [
  { name: 'Zelt', count: 1 },
  { name: 'Heringe', count: 12 },
];
const during = '2025-05-09T10:00:00.000Z';
const ended = '2025-05-10T20:00:00.000Z';
const tooLate = '2025-05-24T20:00:00.001Z';

const kit = (quantity = 1): RequestEvent => asked({ terms: { ...frozen, parts, ...(quantity > 1 && { quantity }) } });
const lent = [kit(), acceptedBy('vendor'), agreed];
/** Loan without parts. */
const plain = [asked(), acceptedBy('vendor'), agreed];

const stateOf = (events: readonly RequestEvent[]) =>
  events.reduce(requestAggregate.evolve, requestAggregate.initialState);
type Record = Omit<Parameters<typeof recordHandover>[1], 'requestId'>;
const all: Record = { moment: 'out', counts: [1, 12], note: '' };
const record = (history: readonly RequestEvent[], data: Partial<Record> = {}, who = vendor, at = during) =>
  recordHandover(stateOf(history), { requestId, ...all, ...data }, by(who, at));
const answer = (
  history: readonly RequestEvent[],
  data: Partial<Parameters<typeof answerHandover>[1]> = {},
  who = creator,
  at = during,
) =>
  answerHandover(
    stateOf(history),
    { requestId, moment: 'out', revision: 1, agrees: true, note: '', ...data },
    by(who, at),
  );
const codeOf = (decision: ReturnType<typeof record>) => (isRefused(decision) ? decision.refusal.code : 'ok');
const eventsOf = (decision: ReturnType<typeof record>): readonly RequestEvent[] => {
  if (isRefused(decision)) throw new Error(decision.refusal.code);
  return decision.events;
};
const recorded = (history: readonly RequestEvent[], data: Partial<Record> = {}) => [
  ...history,
  ...eventsOf(record(history, data)),
];
const handoversOf = (history: readonly RequestEvent[]) => {
  const state = stateOf(history);
  return state.stage === 'absent' ? [] : state.handovers;
};

describe('a record of the lender', () => {
  it('counts what did not come back against what went out', () => {
    const out = recorded(lent, { counts: [1, 11] });
    const [event] = eventsOf(record(out, { moment: 'back', counts: [1, 10], note: 'Ein Hering fehlt.' }));
    expect(event).toMatchObject({
      type: 'HandoverRecorded',
      data: {
        side: 'vendor',
        authorId: vendor,
        moment: 'back',
        counts: [1, 10],
        missing: 1,
        note: 'Ein Hering fehlt.',
      },
    });
    expect(eventsOf(record(lent, { moment: 'back', counts: [1, 10] }))[0]).toMatchObject({ data: { missing: 2 } });
    expect(missingOf(parts, 1, handoversOf([...out, event!]))).toEqual([{ name: 'Heringe', count: 1 }]);
  });

  it('completes a running loan with its return, once, and leaves the answer to the borrower', () => {
    const back: Partial<Record> = { moment: 'back', counts: [1, 11] };
    const types = (history: readonly RequestEvent[]) => eventsOf(record(history, back)).map(({ type }) => type);
    const out = recorded(lent);
    expect(types(out)).toEqual(['HandoverRecorded', 'RequestCompleted']);
    const returned = recorded(out, back);
    expect(stateOf(returned)).toMatchObject({ stage: 'completed', finishedAt: during });
    expect(types(returned)).toEqual([]);
    expect(codeOf(answer(returned, { moment: 'back' }))).toBe('ok');
    const earlier = out.concat(eventsOf(record(out, back)).slice(0, 1));
    expect(types(earlier)).toEqual(['RequestCompleted']);
    expect(types([...lent, completedAt(ended)])).toEqual(['HandoverRecorded']);
  });

  it('counts the parts of all units', () => {
    const two = [kit(2), acceptedBy('vendor'), agreed];
    expect(codeOf(record(two, { counts: [2, 24] }))).toBe('ok');
    expect(codeOf(record(two, { counts: [2, 25] }))).toBe('parts_differ');
    expect(codeOf(record(lent, { counts: [2, 24] }))).toBe('parts_differ');
    expect(codeOf(record(lent, { counts: [1] }))).toBe('parts_differ');
  });

  it('corrects the one that the lender saw, if they name it', () => {
    const out = recorded(lent, { revision: 0 });
    expect(codeOf(record(out, { counts: [1, 11], revision: 0 }))).toBe('record_changed');
    expect(codeOf(record(out, { counts: [1, 11], revision: 1 }))).toBe('ok');
    expect(eventsOf(record(out, { revision: 0 }))).toEqual([]);
  });

  it('corrects the one before, whose answer then ends; a repeat changes nothing', () => {
    const out = recorded(lent);
    expect(eventsOf(record(out))).toEqual([]);
    const disputed = [...out, ...eventsOf(answer(out, { agrees: false, note: 'Nur elf.' }))];
    const corrected = recorded(disputed, { counts: [1, 11] });
    expect(handoversOf(corrected)).toMatchObject([{ moment: 'out', counts: [1, 11], revision: 2, answer: null }]);
  });

  it.each([
    ['request_not_found', lent, stranger, during],
    ['wrong_side', lent, creator, during],
    ['not_agreed', [kit()], vendor, now],
    ['parts_differ', plain, vendor, during],
    ['handover_too_early', lent, vendor, now],
    ['ok', lent, vendor, '2025-05-08T10:00:00.000Z'],
    ['ok', [...lent, completedAt(ended)], vendor, ended],
    ['record_closed', [...lent, completedAt(ended)], vendor, tooLate],
  ] as const)('is %s', (code, history, who, at) => {
    expect(codeOf(record(history, {}, who, at))).toBe(code);
  });
});

describe('a deposit', () => {
  const settled = (data: Partial<Record>) =>
    record(recorded(plain, { counts: [] }), { moment: 'back', counts: [], ...data });
  const kept = { secured: true, kept: 3_000 } as const;

  it('is kept in part with a reason, up to its amount', () => {
    expect(eventsOf(settled({ ...kept, reason: 'Heringe fehlen' }))[0]).toMatchObject({
      data: { secured: true, kept: 3_000, reason: 'Heringe fehlen' },
    });
    expect(codeOf(settled(kept))).toBe('kept_reason_needed');
    expect(codeOf(settled({ ...kept, kept: 5_001, reason: 'Alles kaputt' }))).toBe('kept_too_much');
    expect(codeOf(settled({ ...kept, kept: 5_000, reason: 'Alles kaputt' }))).toBe('ok');
  });

  it('is told and can be disputed where a part is kept, also without a list of parts', () => {
    const [event] = eventsOf(settled({ ...kept, reason: 'Heringe fehlen' }));
    expect(integrationOf(event!)).toMatchObject({
      type: 'request.handover_recorded',
      data: { moment: 'back', missing: 0, kept: 3_000 },
    });
    expect(JSON.stringify(integrationOf(event!))).not.toContain('Heringe');
    const returned = recorded(recorded(plain, { counts: [] }), { moment: 'back', counts: [], secured: true });
    expect(codeOf(answer(returned, { moment: 'back' }))).toBe('no_parts');
    const disputed = recorded(recorded(plain, { counts: [] }), {
      moment: 'back',
      counts: [],
      ...kept,
      reason: 'Heringe fehlen',
    });
    expect(codeOf(answer(disputed, { moment: 'back', agrees: false, note: 'Alle waren da.' }))).toBe('ok');
    expect(codeOf(answer(disputed))).toBe('no_parts');
  });

  it('keeps its settlement, and is not kept where a document was shown', () => {
    const either = [asked({ terms: { ...frozen, depositKind: 'either' } }), acceptedBy('vendor'), agreed];
    const out = { moment: 'out', counts: [], secured: true } as const;
    const back = { moment: 'back', counts: [], ...kept, reason: 'Heringe fehlen' } as const;
    const shown = recorded(either, { ...out, counts: [], given: 'document' });
    expect(codeOf(record(shown, { ...back, counts: [] }))).toBe('kept_document');
    const settledInMoney = recorded(recorded(either, { ...out, counts: [], given: 'money' }), { ...back, counts: [] });
    expect(codeOf(record(settledInMoney, { ...out, counts: [], given: 'document' }))).toBe('deposit_settled');
    const unsettled = recorded(settledInMoney, { moment: 'back', counts: [] });
    expect(codeOf(record(unsettled, { ...out, counts: [], given: 'document' }))).toBe('ok');
  });

  it('is given back later, without the loan ending again', () => {
    const returned = recorded(recorded(plain, { counts: [] }), { moment: 'back', counts: [] });
    const later = eventsOf(record(returned, { moment: 'back', counts: [], secured: true }));
    expect(later.map(({ type }) => type)).toEqual(['HandoverRecorded']);
    expect(handoversOf([...returned, ...later])).toMatchObject([{ moment: 'out' }, { moment: 'back', secured: true }]);
  });

  it('loses the reason when the account of its author is erased', () => {
    const history = [...recorded(plain, { counts: [] }), ...eventsOf(settled({ ...kept, reason: 'Heringe fehlen' }))];
    const erased = handoversOf([
      ...history,
      { type: 'SideErased', data: { requestId, side: 'vendor', userId: vendor } },
    ]);
    expect(erased).toMatchObject([{ moment: 'out' }, { moment: 'back', kept: 3_000, reason: null }]);
  });
});

describe('a kept sum', () => {
  const back = { moment: 'back', counts: [], secured: true, reason: 'Kratzer' } as const;
  const kept = (history: readonly RequestEvent[], cents: number, more: Partial<Record> = {}) =>
    recorded(history, { ...back, counts: [], kept: cents, ...more });
  const undone = (history: readonly RequestEvent[]) => recorded(history, { moment: 'back', counts: [], undone: true });
  const objected = (history: readonly RequestEvent[], revision = 1) => [
    ...history,
    ...eventsOf(answer(history, { moment: 'back', revision, agrees: false, note: 'War schon so.' })),
  ];
  const last = (history: readonly RequestEvent[]) => handoversOf(history).at(-1);

  it('that was taken back and recorded again is another record than the one that the borrower or a desk saw', () => {
    const again = kept(undone(kept(plain, 5)), 4_000);
    expect(last(again)).toMatchObject({ kept: 4_000, revision: 2 });
    expect(codeOf(answer(again, { moment: 'back', revision: 1 }))).toBe('record_changed');
    expect(codeOf(record(again, { ...back, counts: [], kept: 7, revision: 1 }))).toBe('record_changed');
    expect(codeOf(answer(again, { moment: 'back', revision: 2 }))).toBe('ok');
  });

  it('can be objected to for 14 days, also if it was recorded on the last day', () => {
    const recordedAt = '2025-05-24T19:59:00.000Z';
    const late = [...plain, completedAt(ended)];
    const history = [...late, ...eventsOf(record(late, { ...back, counts: [], kept: 500 }, vendor, recordedAt))];
    const objecting = { moment: 'back', agrees: false, note: 'War schon so.' } as const;
    expect(codeOf(answer(history, objecting, creator, tooLate))).toBe('ok');
    expect(codeOf(answer(history, objecting, creator, '2025-06-07T19:59:00.000Z'))).toBe('ok');
    expect(codeOf(answer(history, objecting, creator, '2025-06-07T19:59:00.001Z'))).toBe('record_closed');
    expect(codeOf(record(history, { ...back, counts: [], kept: 600 }, vendor, tooLate))).toBe('record_closed');
  });

  it('stays disputed while only its note or reason changes, which ends an agreement', () => {
    const disputed = objected(kept(plain, 4_000));
    expect(last(kept(disputed, 4_000, { note: 'Foto folgt' }))).toMatchObject({
      revision: 2,
      answer: { agrees: false, note: 'War schon so.' },
    });
    const later = '2025-05-09T11:00:00.000Z';
    const noted = record(disputed, { ...back, counts: [], kept: 4_000, note: 'Foto folgt' }, vendor, later);
    const again = [...disputed, ...eventsOf(noted)];
    const agreeing = answer(again, { moment: 'back', revision: 2 }, creator, later);
    expect(last([...again, ...eventsOf(agreeing)])).toMatchObject({ answer: { agrees: true } });
    const confirmed = [...kept(plain, 4_000), ...eventsOf(answer(kept(plain, 4_000), { moment: 'back' }))];
    expect(last(kept(confirmed, 4_000, { reason: 'Brandfleck' }))).toMatchObject({ answer: null });
  });

  it('of another amount shows the objection to the earlier one, also after it was taken back', () => {
    const disputed = objected(kept(plain, 4_000));
    const objection = { authorId: creator, note: 'War schon so.' };
    expect(last(kept(disputed, 3_999))).toMatchObject({ answer: null, objection });
    expect(last(kept(undone(disputed), 4_000))).toMatchObject({ answer: null, objection });
    expect(last(kept(kept(disputed, 3_999), 3_998))).toMatchObject({ answer: null, objection });
    const erased: RequestEvent = { type: 'SideErased', data: { requestId, side: 'creator', userId: creator } };
    expect(last([...kept(disputed, 3_999), erased])).toMatchObject({ objection: { note: null } });
    expect(last(kept([...undone(disputed), erased], 4_000))).toMatchObject({ objection: { note: null } });
  });

  it('that is given back after all is told', () => {
    const toldOf = (data: Partial<Record>) =>
      integrationOf(eventsOf(record(kept(plain, 4_000), { moment: 'back', counts: [], ...data }))[0]!);
    expect(toldOf({ secured: true })).toMatchObject({ data: { moment: 'back', missing: 0, formerKept: 4_000 } });
    expect(toldOf({ undone: true })).toMatchObject({ data: { formerKept: 4_000, undone: true } });
    const plainly = record(recorded(plain, { counts: [] }), { moment: 'back', counts: [] });
    expect(integrationOf(eventsOf(plainly)[0]!)).toBeNull();
  });

  it('is recorded a bounded number of times', () => {
    const often = Array.from({ length: 50 }, (_, n) => n + 1).reduce((history, cents) => kept(history, cents), plain);
    expect(codeOf(record(often, { ...back, counts: [], kept: 60 }))).toBe('record_changed_often');
    expect(codeOf(record(undone(often), { ...back, counts: [], kept: 60 }))).toBe('record_changed_often');
    expect(codeOf(record(often, { ...back, counts: [], kept: 50 }))).toBe('ok');
  });
});

describe('a loan whose handover is recorded', () => {
  const evening = '2025-05-08T20:00:00.000Z';
  const cancelling = (history: readonly RequestEvent[], who: string, at = evening) =>
    codeOf(cancel(stateOf(history), { requestId, reason: 'Doch nicht' }, by(who, at)));
  const out = [...plain, ...eventsOf(record(plain, { counts: [], secured: true }, vendor, evening))];
  const undone = recorded(out, { counts: [], undone: true });

  it('is cancelled by neither side before the record is undone', () => {
    expect([cancelling(plain, creator), cancelling(plain, vendor)]).toEqual(['ok', 'ok']);
    expect([cancelling(out, creator), cancelling(out, vendor)]).toEqual(['already_handed_out', 'handover_recorded']);
    expect(cancelling(out, vendor, during)).toBe('handover_recorded');
    expect([cancelling(undone, creator), cancelling(undone, vendor)]).toEqual(['ok', 'ok']);
  });

  it('and that was cancelled nevertheless, before this rule, can still be returned', () => {
    const cancelled = eventsOf(cancel(stateOf(plain), { requestId, reason: 'Doch nicht' }, by(creator, evening)));
    expect(codeOf(record([...out, ...cancelled], { moment: 'back', counts: [], secured: true }))).toBe('ok');
    expect(codeOf(record([...plain, ...cancelled], { moment: 'back', counts: [] }))).toBe('not_agreed');
  });
});

describe('a record of a loan without parts', () => {
  const tick = { counts: [] };

  it('has no counts, changes nothing when repeated, and needs no answer', () => {
    const out = recorded(plain, tick);
    expect(handoversOf(out)).toMatchObject([{ moment: 'out', counts: [], revision: 1 }]);
    expect(eventsOf(record(out, tick))).toEqual([]);
    expect(codeOf(answer(out))).toBe('no_parts');
  });

  it('can be taken back and made again, which a record of parts cannot', () => {
    const undone = recorded(recorded(plain, tick), { ...tick, undone: true });
    expect(handoversOf(undone)).toEqual([]);
    expect(eventsOf(record(undone, { ...tick, undone: true }))).toEqual([]);
    expect(handoversOf(recorded(undone, tick))).toHaveLength(1);
    expect(codeOf(record(recorded(lent), { ...tick, undone: true }))).toBe('parts_differ');
    expect(codeOf(record(undone, { ...tick, undone: true }, creator))).toBe('wrong_side');
  });
});

describe('an answer of the borrower', () => {
  const out = recorded(lent);

  it('confirms a record or objects to it, once', () => {
    const [confirmed] = eventsOf(answer(out));
    expect(confirmed).toMatchObject({ type: 'HandoverAnswered', data: { side: 'creator', agrees: true, note: null } });
    expect(eventsOf(answer([...out, confirmed!]))).toEqual([]);
    expect(codeOf(answer([...out, confirmed!], { agrees: false, note: 'Nein' }))).toBe('record_answered');
  });

  it('is about the record that the borrower saw', () => {
    expect(codeOf(answer(recorded(out, { counts: [1, 11] })))).toBe('record_changed');
    expect(codeOf(answer(recorded(out, { counts: [1, 11] }), { revision: 2 }))).toBe('ok');
  });

  it('needs a note for an objection, a record, and the borrower', () => {
    expect(codeOf(answer(out, { agrees: false }))).toBe('objection_note_needed');
    expect(codeOf(answer(lent))).toBe('no_record');
    expect(codeOf(answer(out, {}, vendor))).toBe('wrong_side');
    expect(codeOf(answer(out, {}, stranger))).toBe('request_not_found');
    expect(codeOf(answer([...out, completedAt(ended)], {}, creator, tooLate))).toBe('record_closed');
  });
});

it('keeps the counts and the other side’s note when an account is erased', () => {
  const out = recorded(lent, { note: 'Kratzer am Gestänge' });
  const disputed = [...out, ...eventsOf(answer(out, { agrees: false, note: 'Der war schon da.' }))];
  const erased = (side: 'vendor' | 'creator', userId: string) =>
    handoversOf([...disputed, { type: 'SideErased', data: { requestId, side, userId } }]);
  expect(erased('vendor', vendor)).toMatchObject([
    { counts: [1, 12], note: null, answer: { note: 'Der war schon da.' } },
  ]);
  expect(erased('creator', creator)).toMatchObject([{ note: 'Kratzer am Gestänge', answer: { note: null } }]);
  expect(codeOf(answerHandover(stateOf(out), { requestId, ...all, revision: 1, agrees: true }, bySystem(during)))).toBe(
    'request_not_found',
  );
});
