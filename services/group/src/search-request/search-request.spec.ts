import { describe, expect, it } from 'vitest';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { searchRequestLimits } from '@lendring/contracts/group/limits.js';
import type { SearchRequestEvent, SearchRequestSettings } from '@lendring/contracts/group/search-request.js';
import { anna, at, ben, cleo, groupId, idOf, settings } from '../../testing/group.js';
import type { Standing } from './decide-access.js';
import { change, deleteReply, end, eraseFrom, make, remove, reply, settle, stopOf, type Act } from './decide.js';
import { hide, release } from '../moderation/decide.js';
import { isHidden, searchRequestAggregate, type SearchRequest } from './search-request.aggregate.js';
import { countMade, countReply, seekerAggregate } from './seeker.aggregate.js';

const searchRequestId = 's3archr3q0';
const member: Standing = { role: 'member', opens: false };
const admin: Standing = { role: 'admin', opens: false };
const outside: Standing = { role: null, opens: false };
const by = (userId: string, standing: Standing = member, when = at): Act => ({
  searchRequestId,
  userId,
  at: when,
  standing,
});
const ladder: SearchRequestSettings = {
  title: 'Wer hat am Samstag eine Leiter?',
  text: '',
  categoryId: null,
  days: { from: '2026-11-28', last: '2026-11-29' },
  place: settings.place,
  isPublic: false,
};

const fold = (events: readonly SearchRequestEvent[], from = searchRequestAggregate.initialState): SearchRequest =>
  events.reduce(searchRequestAggregate.evolve, from);
const after = (request: SearchRequest, decision: ReturnType<typeof make>): SearchRequest => {
  if (isRefused(decision)) throw new Error(decision.refusal.code);
  return fold(decision.events, request);
};
const made = after(fold([]), make(fold([]), by(anna), groupId, ladder));
const answer = (name: string, text = `Meine kannst du haben (${name}).`) => ({
  replyId: idOf(name),
  text,
  offerId: null,
});
const replied = after(made, reply(made, by(ben), answer('first')));
const refusedAs = (code: string) => ({ refusal: { code } });
const notFound = refusedAs('search_request_not_found');
const nothing = { events: [] };
const solved = { solved: true, hasMany: false };
const again = { solved: false, hasMany: false };

describe('a search request', () => {
  it('is created once under a repeated click, and only by members of its group', () => {
    expect(made).toMatchObject({ creatorId: anna, groupId, madeAt: at, activeAt: at, ...ladder });
    expect(make(made, by(anna), groupId, ladder)).toEqual(nothing);
    expect(make(made, by(ben), groupId, ladder)).toEqual(notFound);
    for (const standing of [outside, null])
      expect(make(fold([]), by(ben, standing), groupId, ladder)).toEqual(refusedAs('group_not_found'));
  });

  it('is public and needs a place when it has no group', () => {
    expect(after(fold([]), make(fold([]), by(anna, null), null, ladder)).isPublic).toBe(true);
    const nowhere = { ...ladder, place: null };
    expect(make(fold([]), by(anna, null), null, nowhere)).toEqual(refusedAs('search_request_place_needed'));
  });

  it('is public in a group only if the group allows it', () => {
    const everybody = { ...ladder, isPublic: true };
    expect(make(fold([]), by(anna), groupId, everybody)).toEqual(refusedAs('search_request_not_public'));
    const opens: Standing = { role: 'member', opens: true };
    const open = after(fold([]), make(fold([]), by(anna, opens), groupId, everybody));
    expect(isRefused(reply(open, by(cleo, { role: null, opens: true }), answer('x')))).toBe(false);
    expect(reply(open, by(cleo, outside), answer('x'))).toEqual(notFound);
    expect(change(made, by(anna), { isPublic: true })).toEqual(refusedAs('search_request_not_public'));
  });

  it('refuses past days, and refuses replies after its days are over', () => {
    const past = { ...ladder, days: { from: '2026-11-20', last: '2026-11-22' } };
    expect(make(fold([]), by(anna), groupId, past)).toEqual(refusedAs('search_request_days_over'));
    const late = by(ben, member, '2026-11-29T23:30:00.000Z');
    expect(reply(made, late, answer('late'))).toEqual(refusedAs('search_request_days_over'));
    expect(isRefused(reply(made, by(ben, member, '2026-11-29T22:30:00.000Z'), answer('late')))).toBe(false);
  });

  it('returns not found to outsiders on reply, change and deletion', () => {
    for (const standing of [outside, null]) {
      const stranger = by(ben, standing);
      expect(reply(made, stranger, answer('x'))).toEqual(notFound);
      expect(change(made, stranger, { title: 'Meins' })).toEqual(notFound);
      expect(deleteReply(replied, stranger, idOf('first'))).toEqual(notFound);
      expect(settle(made, stranger, solved)).toEqual(notFound);
      expect(remove(made, stranger)).toEqual(notFound);
    }
    expect(reply(fold([]), by(ben, null), answer('x'))).toEqual(notFound);
  });

  it('can be changed and solved by its creator only', () => {
    expect(change(made, by(ben), { title: 'Meins' })).toEqual(notFound);
    expect(settle(made, by(ben, admin), solved)).toEqual(notFound);
    expect(change(made, by(anna), { title: ladder.title })).toEqual(nothing);
    expect(after(made, change(made, by(anna), { title: 'Leiter gesucht' })).title).toBe('Leiter gesucht');
    const done = after(made, settle(made, by(anna), solved));
    expect(settle(done, by(anna), solved)).toEqual(nothing);
    expect(reply(done, by(ben), answer('x'))).toEqual(refusedAs('search_request_solved'));
    expect(after(done, settle(done, by(anna), again)).solvedAt).toBeNull();
  });

  it('cannot be reopened by a creator at the limit of open requests', () => {
    const done = after(made, settle(made, by(anna), solved));
    const many = { ...again, hasMany: true };
    expect(settle(done, by(anna), many)).toMatchObject(refusedAs('too_many_search_requests'));
    expect(settle(made, by(anna), many)).toEqual(nothing);
  });

  it('cannot become public once other members have replied', () => {
    const opens: Standing = { role: 'member', opens: true };
    const open = { isPublic: true };
    expect(change(replied, by(anna, opens), open)).toEqual(refusedAs('search_request_replied'));
    const own = after(made, reply(made, by(anna), answer('own')));
    expect(after(own, change(own, by(anna, opens), open)).isPublic).toBe(true);
    const alone = after(replied, deleteReply(replied, by(anna), idOf('first')));
    expect(after(alone, change(alone, by(anna, opens), open)).isPublic).toBe(true);
  });

  it('takes its activity date from the last reply, and limits the number of replies', () => {
    const later = '2026-11-24T09:00:00.000Z';
    expect(after(made, reply(made, by(ben, member, later), answer('one')))).toMatchObject({
      activeAt: later,
      replies: [{ userId: ben, text: 'Meine kannst du haben (one).' }],
    });
    const [one] = replied.replies;
    const full = { ...replied, replies: Array.from({ length: searchRequestLimits.replies }, () => one!) };
    expect(reply(full, by(ben), answer('x'))).toEqual(refusedAs('search_request_full'));
  });

  it('stores a repeated identical reply once until the other side replies', () => {
    const write = (request: SearchRequest, userId: string, name: string, text = 'Hallo') =>
      after(request, reply(request, by(userId), answer(name, text)));
    const once = write(made, ben, 'one');
    expect(reply(once, by(ben), answer('two', 'Hallo'))).toEqual(nothing);
    expect(reply(once, by(ben), { ...answer('two', 'Hallo'), offerId: '1f3r0ff3rs' })).not.toEqual(nothing);
    expect(write(write(once, cleo, 'other'), cleo, 'again').replies).toHaveLength(2);
    const between = write(once, ben, 'two', 'Noch etwas');
    expect(write(between, ben, 'three').replies).toHaveLength(3);
    const answered = write(once, anna, 'thanks', 'Danke');
    expect(reply(answered, by(anna), answer('thanks again', 'Danke'))).toEqual(nothing);
    expect(write(answered, ben, 'two').replies).toHaveLength(3);
  });

  it('lists each author answered by the creator once, without authors of deleted replies', () => {
    const write = (request: SearchRequest, userId: string, name: string) =>
      after(request, reply(request, by(userId), answer(name)));
    const answered = (request: SearchRequest) => {
      const decision = reply(request, by(anna), answer('back'));
      return isRefused(decision)
        ? decision
        : decision.events.map(({ data }) => ('answers' in data ? data.answers : []));
    };
    expect(answered(write(made, anna, 'own'))).toEqual([[]]);
    const both = write(write(write(made, ben, 'one'), cleo, 'two'), ben, 'three');
    expect(answered(both)).toEqual([[ben, cleo]]);
    expect(answered(after(both, deleteReply(both, by(cleo), idOf('two'))))).toEqual([[ben]]);
    expect(reply(both, by(cleo), answer('four'))).not.toHaveProperty('events.0.data.answers');
  });

  describe('with replies that its creator has not answered', () => {
    const most = searchRequestLimits.repliesUnanswered;
    const write = (request: SearchRequest, userId: string, name: string) =>
      after(request, reply(request, by(userId), answer(name)));
    const names = Array.from({ length: most }, (_, n) => `reply ${n}`);
    const waiting = names.reduce((request, name) => write(request, ben, name), made);
    const awaited = refusedAs('search_request_answer_awaited');

    it('refuses further replies from the same person, but accepts replies from others', () => {
      expect(reply(waiting, by(ben), answer('x'))).toMatchObject(awaited);
      expect(write(waiting, cleo, 'x').replies).toHaveLength(most + 1);
      expect(stopOf(waiting, ben)).toBe('unanswered');
      expect(stopOf(waiting, cleo)).toBeNull();
    });

    it('accepts further replies once the creator answers, and never limits the creator', () => {
      const answered = write(waiting, anna, 'answer');
      expect(write(answered, ben, 'x').replies).toHaveLength(most + 2);
      const alone = names.reduce((request, name) => write(request, anna, name), made);
      expect(stopOf(alone, anna)).toBeNull();
    });

    it('frees a reply slot when the author deletes a reply, but not when the creator does', () => {
      const first = idOf(names[0]!);
      const own = after(waiting, deleteReply(waiting, by(ben), first));
      expect(stopOf(own, ben)).toBeNull();
      const cleared = after(waiting, deleteReply(waiting, by(anna), first));
      expect(reply(cleared, by(ben), answer('x'))).toMatchObject(awaited);
    });
  });

  it.each([
    ['its author', ben, member],
    ['the creator of the request', anna, member],
    ['an admin', cleo, admin],
  ] as const)('allows a reply to be deleted by %s', (_, userId, standing) => {
    expect(after(replied, deleteReply(replied, by(userId, standing), idOf('first'))).replies).toEqual([]);
    expect(deleteReply(made, by(userId, standing), idOf('first'))).toEqual(nothing);
  });

  it('does not allow other members to delete a reply', () =>
    expect(deleteReply(replied, by(cleo), idOf('first'))).toEqual(refusedAs('group_admin_needed')));

  it('is deleted once by its creator or an admin, and refuses later commands', () => {
    expect(remove(made, by(ben))).toEqual(notFound);
    const gone = after(replied, remove(replied, by(cleo, admin)));
    expect(gone).toMatchObject({ deleted: true, title: '', replies: [] });
    expect(remove(gone, by(anna))).toEqual(nothing);
    expect(remove(gone, by(cleo, admin))).toEqual(notFound);
    expect(reply(gone, by(ben), answer('x'))).toEqual(notFound);
    expect(end(gone, { searchRequestId, at })).toEqual(nothing);
  });

  it('deletes the replies of an erased person', () => {
    expect(after(replied, eraseFrom(replied, { searchRequestId, userId: ben, at }))).toMatchObject({
      deleted: false,
      replies: [],
    });
    expect(after(replied, eraseFrom(replied, { searchRequestId, userId: anna, at })).deleted).toBe(true);
    expect(eraseFrom(replied, { searchRequestId, userId: cleo, at })).toEqual(nothing);
  });
});

describe('rate limits of search requests', () => {
  const hour = (hours: number) => new Date(Date.parse('2025-05-05T10:00:00.000Z') + hours * 3_600_000).toISOString();
  const madeAt = (times: readonly string[]) =>
    times.reduce(
      (state, time) =>
        seekerAggregate.evolve(state, { type: 'SearchRequestCounted', data: { userId: anna, at: time } }),
      seekerAggregate.initialState,
    );

  it('limit new requests per 24 hours, counting ended requests', () => {
    const many = madeAt(Array.from({ length: searchRequestLimits.aDay }, (_, n) => hour(n / 10)));
    expect(countMade(many, { userId: anna, at: hour(23.9) })).toMatchObject(
      refusedAs('too_many_search_requests_today'),
    );
    expect(countMade(many, { userId: anna, at: hour(24) })).toEqual({
      events: [{ type: 'SearchRequestCounted', data: { userId: anna, at: hour(24) } }],
    });
    expect(countMade(madeAt([hour(0)]), { userId: anna, at: hour(0) })).toMatchObject({ events: [{}] });
  });

  it('limit replies to others per 24 hours, and state the next allowed time', () => {
    const most = searchRequestLimits.repliesADay;
    const many = Array.from({ length: most }, (_, n) => hour(n / 10)).reduce(
      (state, time) =>
        seekerAggregate.evolve(state, { type: 'SearchRequestReplyCounted', data: { userId: anna, at: time } }),
      seekerAggregate.initialState,
    );
    expect(countReply(many, { userId: anna, at: hour(23.9), locale: 'de' })).toEqual({
      refusal: {
        code: 'too_many_search_request_replies_today',
        params: { max: most, time: '6. Mai 2025 um 12:00 Uhr' },
      },
    });
    expect(countReply(many, { userId: anna, at: hour(24), locale: 'de' })).toMatchObject({ events: [{}] });
    expect(countMade(many, { userId: anna, at: hour(23.9) })).toMatchObject({ events: [{}] });
  });
});

describe('a search request hidden by moderation', () => {
  const minute = (n: number) => `2026-11-24T10:0${n}:00.000Z`;
  const because = (cause: 'decision' | 'creator', n: number) => ({ searchRequestId, because: cause, at: minute(n) });
  const hidden = after(made, hide(made, because('decision', 2)));

  it('is visible only to its creator, who can still change and delete it', () => {
    expect(reply(hidden, by(ben), answer('x'))).toEqual(notFound);
    expect(remove(hidden, by(cleo, admin))).toEqual(notFound);
    expect(isRefused(change(hidden, by(anna), { text: 'Nur eine Leiter.' }))).toBe(false);
    expect(isRefused(remove(hidden, by(anna)))).toBe(false);
  });

  it('becomes visible again once every reason for hiding is lifted', () => {
    const both = after(hidden, hide(hidden, because('creator', 3)));
    const one = after(both, release(both, because('decision', 4)));
    expect(isHidden(one)).toBe(true);
    const none = after(one, release(one, because('creator', 5)));
    expect(isHidden(none)).toBe(false);
    expect(isRefused(reply(none, by(ben), answer('x')))).toBe(false);
  });

  it('ignores duplicate and late events, and events about deleted requests', () => {
    expect(hide(hidden, because('decision', 3))).toEqual(nothing);
    expect(release(hidden, because('decision', 1))).toEqual(nothing);
    expect(release(made, because('creator', 1))).toEqual(nothing);
    const gone = after(made, remove(made, by(anna)));
    expect(hide(gone, because('decision', 3))).toEqual(nothing);
    expect(hide(fold([]), because('decision', 3))).toEqual(nothing);
  });

  it('states whether the request is public again', () => {
    const open = after(fold([]), make(fold([]), by(anna, null), null, ladder));
    const shut = after(open, hide(open, because('creator', 2)));
    expect(release(shut, because('creator', 3))).toMatchObject({ events: [{ data: { shown: true, userId: anna } }] });
    expect(release(hidden, because('decision', 3))).toMatchObject({ events: [{ data: { shown: false } }] });
  });
});
