import { describe, expect, it } from 'vitest';
import { followedTypes } from '@lendring/contracts/partner/followed-events.js';
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

describe('the audience of a feed event', () => {
  it('includes everyone for public content', () => {
    for (const person of [owner, other, stranger]) {
      expect(mayFollow(person, offerPublished(), false)).toBe(true);
      expect(mayFollow(person, requestRated(), true)).toBe(true);
      for (const type of ['group.listed', 'group.changed', 'group.withdrawn'])
        expect(mayFollow(person, groupSaid(type), false)).toBe(true);
    }
  });

  it('includes both sides of a request and never a stranger', () => {
    for (const type of [
      'request.asked',
      'request.agreed',
      'request.period_changed',
      'request.cancelled',
      'request.completed',
      'request.rated',
    ]) {
      const event = { ...requestAsked(), type };
      expect([owner, other, stranger].map((person) => mayFollow(person, event, false))).toEqual([true, true, false]);
    }
  });

  it('is empty for event types that are internal or undeclared', () => {
    for (const type of [
      'calendar.taken',
      'calendar.freed',
      'request.answered',
      'request.period_proposed',
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
      expect(mayFollow(owner, { ...calendarTaken(), type, data: { vendorId: owner, creatorId: owner } }, true)).toBe(
        false,
      );
    }
  });

  it('is empty for members-only content, even for the content owner', () => {
    const event = offerPublished();
    expect(mayFollow(owner, { ...event, data: { ...event.data, membersOnly: true } }, true)).toBe(false);
  });

  it('is empty if the sides of a request are missing or malformed', () => {
    for (const data of [{}, { vendorId: null }, { vendorId: [owner] }, { vendorId: { owner } }])
      expect(mayFollow(owner, { type: 'request.asked', data }, true)).toBe(false);
  });

  it('is defined for each followed event type', () => {
    for (const type of followedTypes) expect(mayFollow(owner, { type, data: { vendorId: owner } }, false)).toBe(true);
  });
});
