import { describe, expect, it } from 'vitest';
import { followedTypes } from '@lendring/contracts/partner/feed.js';
import {
  calendarTaken,
  groupSaid,
  offerPublished,
  other,
  owner,
  requestAsked,
  requestRated,
  stranger,
} from '../../testing/partner.js';
import { mayFollow } from './audience.js';

describe('who may follow what', () => {
  it('is everybody for what stands on public pages', () => {
    for (const person of [owner, other, stranger]) {
      expect(mayFollow(person, offerPublished())).toBe(true);
      expect(mayFollow(person, requestRated())).toBe(true);
      for (const type of ['group.listed', 'group.changed', 'group.withdrawn'])
        expect(mayFollow(person, groupSaid(type))).toBe(true);
    }
  });

  it('is the two sides of a request, and never a stranger', () => {
    for (const type of ['request.asked', 'request.agreed', 'request.cancelled', 'request.completed']) {
      const event = { ...requestAsked(), type };
      expect([owner, other, stranger].map((person) => mayFollow(person, event))).toEqual([true, true, false]);
    }
  });

  it('is nobody for what is not for partners, and for what nobody has decided about', () => {
    for (const type of [
      'calendar.taken',
      'calendar.freed',
      'request.answered',
      'account.relocated',
      'group.ended',
      'group.asked',
      'group.admitted',
      'group.declined',
      'group.appointed',
      'group.member_gone',
      'group.search_request_made',
      'group.search_request_replied',
      'group.search_request_answered',
      'partner.test',
      'request.invented',
      'toString',
      '__proto__',
    ]) {
      expect(mayFollow(owner, { ...calendarTaken(), type, data: { vendorId: owner, creatorId: owner } })).toBe(false);
    }
  });

  it('is nobody, not even its owner, for what is for members of groups', () => {
    const event = offerPublished();
    expect(mayFollow(owner, { ...event, data: { ...event.data, membersOnly: true } })).toBe(false);
  });

  it('is nobody when the sides are missing or no text', () => {
    for (const data of [{}, { vendorId: null }, { vendorId: [owner] }, { vendorId: { owner } }])
      expect(mayFollow(owner, { type: 'request.asked', data })).toBe(false);
  });

  it('has an answer for each type that can be followed', () => {
    for (const type of followedTypes) expect(mayFollow(owner, { type, data: { vendorId: owner } })).toBe(true);
  });
});
