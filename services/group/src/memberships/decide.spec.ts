import { describe, expect, it } from 'vitest';
import { after, by, given, nothing, open, refusedAs } from '../../testing/decisions.js';
import {
  anna,
  appointed,
  asked,
  ben,
  cleo,
  dora,
  founded,
  hashOf,
  joined,
  opened,
  secretOf,
} from '../../testing/group.js';
import { roleIn } from '../group/group.aggregate.js';
import { acceptInvitation, makeLink } from '../invitations/decide.js';
import { admit, block, decline, dismiss, handOver, join, leave, unblock } from './decide.js';

describe('group membership', () => {
  it('is granted at once, and only once, in an open group', () => {
    expect(join(open, by(ben), '')).toEqual({ events: [joined(ben)] });
    expect(join(given(founded, opened('open'), joined(ben)), by(ben), '')).toEqual(nothing);
  });

  it('is requested by a person, and accepted or declined by an admin', () => {
    const group = given(founded, opened('request'), joined(cleo));
    expect(join(group, by(ben), 'Ich wohne nebenan.')).toEqual({ events: [asked(ben)] });
    const waiting = after(group, join(group, by(ben), 'Ich wohne nebenan.'));
    expect(join(waiting, by(ben), 'Noch einmal')).toEqual(nothing);
    expect(admit(waiting, by(cleo), ben)).toEqual(refusedAs('group_admin_needed'));
    expect(admit(waiting, by(anna), dora)).toEqual(refusedAs('group_member_not_found'));
    expect(admit(waiting, by(anna), ben)).toMatchObject({ events: [{ type: 'MemberJoined', data: { by: anna } }] });
    expect(decline(waiting, by(anna), ben)).toMatchObject({ events: [{ type: 'MembershipDeclined' }] });
    expect(leave(waiting, by(ben))).toMatchObject({ events: [{ type: 'MembershipAskWithdrawn' }] });
  });

  it('cannot be requested in an invitation-only group', () => {
    expect(join(given(founded, opened('invitation')), by(ben), '')).toEqual(refusedAs('group_invitation_needed'));
  });

  it('can be ended by every member except the creator', () => {
    const group = given(founded, opened('open'), joined(ben));
    expect(leave(group, by(ben))).toMatchObject({ events: [{ type: 'MemberLeft' }] });
    expect(leave(group, by(cleo))).toEqual(nothing);
    expect(leave(group, by(anna))).toEqual(refusedAs('group_creator_stays'));
  });

  it('is refused to blocked people, even with a valid link', () => {
    const group = given(founded, opened('open'), joined(ben));
    const link = after(group, makeLink(group, by(anna), secretOf('link'), { days: null, uses: null }));
    const without = after(link, block(link, by(anna), ben));
    expect(roleIn(without, ben)).toBeNull();
    expect(join(without, by(ben), '')).toEqual(refusedAs('group_blocked'));
    expect(acceptInvitation(without, by(ben), hashOf('link'))).toEqual(refusedAs('group_blocked'));
    const again = after(without, unblock(without, by(anna), ben));
    expect(roleIn(again, ben)).toBeNull();
    expect(join(again, by(ben), '')).toMatchObject({ events: [{ type: 'MemberJoined' }] });
  });

  it('protects admins from being blocked and the creator from being dismissed', () => {
    const group = given(founded, opened('open'), joined(ben), appointed(ben));
    expect(block(group, by(anna), ben)).toEqual(refusedAs('group_admin_stays'));
    expect(block(group, by(ben), anna)).toEqual(refusedAs('group_creator_stays'));
    expect(dismiss(group, by(ben), anna)).toEqual(refusedAs('group_creator_stays'));
    expect(block(group, by(anna), cleo)).toEqual(refusedAs('group_member_not_found'));
  });

  it('lets the creator hand the group over to a member and remain an admin', () => {
    const group = given(founded, opened('open'), joined(ben), joined(cleo), appointed(cleo));
    expect(handOver(group, by(cleo), ben)).toEqual(refusedAs('group_creator_needed'));
    expect(handOver(group, by(anna), dora)).toEqual(refusedAs('group_member_not_found'));
    const over = after(group, handOver(group, by(anna), ben));
    expect([roleIn(over, anna), roleIn(over, ben)]).toEqual(['admin', 'creator']);
    expect(handOver(over, by(anna), ben)).toEqual(nothing);
    expect(leave(over, by(anna))).toMatchObject({ events: [{ type: 'MemberLeft' }] });
  });
});
