import { describe, expect, it } from 'vitest';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { GroupEvent } from '@lendring/contracts/group/events.js';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import { array, assert, constantFrom, property, record } from 'fast-check';
import {
  anna,
  appointed,
  asked,
  at,
  ben,
  blocked,
  cleo,
  described,
  dora,
  founded,
  groupId,
  hashOf,
  idOf,
  joined,
  opened,
  secretOf,
  settings,
} from '../../testing/group.js';
import type { Act, GroupDecision } from './access.js';
import { change, changePicture, deleteGroup, found } from './decide.js';
import { eraseFromGroup } from './decide-erasure.js';
import { acceptInvitation, endInvitation, inviteByMail, makeLink, settleInvitations } from './decide-invitations.js';
import { admit, appoint, block, decline, dismiss, handOver, join, leave, unblock } from './decide-members.js';
import { groupAggregate, roleIn, type Group } from './group.js';
import { everybody } from './members.js';

const given = (...events: readonly GroupEvent[]): Group =>
  events.reduce(groupAggregate.evolve, groupAggregate.initialState);
const open = given(founded, opened('open'), described);
const by = (userId: string, when = at): Act => ({ groupId, userId, at: when });
const refusedAs = (code: string) => ({ refusal: { code } });
const after = (group: Group, decision: GroupDecision): Group =>
  isRefused(decision) ? group : decision.events.reduce(groupAggregate.evolve, group);
const nothing = { events: [] };

describe('a group', () => {
  it('is founded once, by a repeated click too; its founder is in it and leads it', () => {
    const decision = found(given(), by(anna), settings);
    expect(decision).toMatchObject({
      events: [
        { type: 'GroupFounded' },
        { type: 'GroupOpened', data: { listed: true, wasListed: false } },
        { type: 'GroupDescribed', data: { keeperId: anna } },
        { type: 'GroupColourChosen' },
        { type: 'GroupPlaced' },
      ],
    });
    const group = after(given(), decision);
    expect([roleIn(group, anna), group.size]).toEqual(['creator', 1]);
    expect(found(group, by(anna), settings)).toEqual(nothing);
    expect(found(group, by(ben), settings)).toEqual(refusedAs('group_not_found'));
  });

  it('is changed by admins alone, and only where something is new', () => {
    const group = given(founded, opened('open'), described, joined(ben));
    expect(change(group, by(anna), { name: settings.name })).toEqual(nothing);
    expect(change(group, by(anna), { name: 'Werkzeug' })).toMatchObject({
      events: [{ type: 'GroupDescribed', data: { name: 'Werkzeug', rules: '' } }],
    });
    expect(change(group, by(ben), { name: 'Werkzeug' })).toEqual(refusedAs('group_admin_needed'));
    expect(changePicture(group, by(ben), idOf('picture'))).toEqual(refusedAs('group_admin_needed'));
    expect(changePicture(group, by(anna), null)).toEqual(nothing);
  });

  it('does not exist for people outside while it is not listed', () => {
    const hidden = given(founded, opened('request', false), described, joined(ben));
    for (const decision of [
      join(hidden, by(cleo), ''),
      change(hidden, by(cleo), { name: 'Meins' }),
      admit(hidden, by(cleo), ben),
      makeLink(hidden, by(cleo), secretOf('link'), { days: null, uses: null }),
      deleteGroup(hidden, by(cleo)),
      leave(hidden, by(cleo)),
    ])
      expect(decision).toEqual(refusedAs('group_not_found'));
    expect(acceptInvitation(hidden, by(cleo), hashOf('guessed'))).toEqual(refusedAs('invitation_not_found'));
    const waiting = after(given(founded, opened('request'), asked(dora)), { events: [opened('request', false)] });
    expect(leave(waiting, by(dora))).toMatchObject({ events: [{ type: 'MembershipAskWithdrawn' }] });
  });

  it('lets people in at once where it is open, once', () => {
    expect(join(open, by(ben), '')).toEqual({ events: [joined(ben)] });
    expect(join(given(founded, opened('open'), joined(ben)), by(ben), '')).toEqual(nothing);
  });

  it('hears who asks, and an admin admits or declines', () => {
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

  it('by invitation only lets nobody ask', () => {
    expect(join(given(founded, opened('invitation')), by(ben), '')).toEqual(refusedAs('group_invitation_needed'));
  });

  it('is left by whoever likes, but not by its creator', () => {
    const group = given(founded, opened('open'), joined(ben));
    expect(leave(group, by(ben))).toMatchObject({ events: [{ type: 'MemberLeft' }] });
    expect(leave(group, by(cleo))).toEqual(nothing);
    expect(leave(group, by(anna))).toEqual(refusedAs('group_creator_stays'));
  });

  it('keeps out whom it blocked, whatever link they hold', () => {
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

  it('puts out no admin in passing, and never its creator', () => {
    const group = given(founded, opened('open'), joined(ben), appointed(ben));
    expect(block(group, by(anna), ben)).toEqual(refusedAs('group_admin_stays'));
    expect(block(group, by(ben), anna)).toEqual(refusedAs('group_creator_stays'));
    expect(dismiss(group, by(ben), anna)).toEqual(refusedAs('group_creator_stays'));
    expect(block(group, by(anna), cleo)).toEqual(refusedAs('group_member_not_found'));
  });

  it('is handed over to somebody in it, by its creator, who stays an admin', () => {
    const group = given(founded, opened('open'), joined(ben), joined(cleo), appointed(cleo));
    expect(handOver(group, by(cleo), ben)).toEqual(refusedAs('group_creator_needed'));
    expect(handOver(group, by(anna), dora)).toEqual(refusedAs('group_member_not_found'));
    const over = after(group, handOver(group, by(anna), ben));
    expect([roleIn(over, anna), roleIn(over, ben)]).toEqual(['admin', 'creator']);
    expect(handOver(over, by(anna), ben)).toEqual(nothing);
    expect(leave(over, by(anna))).toMatchObject({ events: [{ type: 'MemberLeft' }] });
  });

  it('is deleted by its creator alone, and is no longer there', () => {
    const group = given(founded, opened('open'), joined(ben), appointed(ben));
    expect(deleteGroup(group, by(ben))).toEqual(refusedAs('group_creator_needed'));
    const gone = after(group, deleteGroup(group, by(anna)));
    expect(deleteGroup(gone, by(anna))).toEqual(nothing);
    expect(deleteGroup(gone, by(ben))).toEqual(refusedAs('group_not_found'));
    expect(join(gone, by(cleo), '')).toEqual(refusedAs('group_not_found'));
    expect(found(gone, by(anna), settings)).toEqual(refusedAs('group_not_found'));
  });

  it('takes no more than it can have', () => {
    const many = Array.from({ length: groupLimits.members - 1 }, (_, n) => joined(idOf(`member ${n}`)));
    const full = given(founded, opened('open'), ...many);
    expect(full.size).toBe(groupLimits.members);
    expect(join(full, by(ben), '')).toEqual(refusedAs('group_full'));
    const link = after(full, makeLink(full, by(anna), secretOf('link'), { days: null, uses: null }));
    expect(acceptInvitation(link, by(ben), hashOf('link'))).toEqual(refusedAs('group_full'));
  });
});

describe('an invitation', () => {
  const terms = { days: 7, uses: 1 };
  const linked = after(open, makeLink(open, by(anna), secretOf('link'), terms));

  it('lets in who holds it, as often as it says and as long', () => {
    const first = acceptInvitation(linked, by(ben), hashOf('link'));
    expect(first).toMatchObject({ events: [{ type: 'MemberJoined', data: { invitationId: idOf('link') } }] });
    const used = after(linked, first);
    expect(acceptInvitation(used, by(ben), hashOf('link'))).toEqual(nothing);
    expect(acceptInvitation(used, by(cleo), hashOf('link'))).toEqual(refusedAs('invitation_used_up'));
    expect(acceptInvitation(linked, by(cleo, '2026-11-30T10:00:00.000Z'), hashOf('link'))).toEqual(
      refusedAs('invitation_expired'),
    );
    expect(acceptInvitation(linked, by(cleo), hashOf('other'))).toEqual(refusedAs('invitation_not_found'));
  });

  it('is dead as soon as the link is made anew or taken back', () => {
    const anew = after(linked, makeLink(linked, by(anna), secretOf('anew'), terms));
    expect(acceptInvitation(anew, by(cleo), hashOf('link'))).toEqual(refusedAs('invitation_not_found'));
    expect(acceptInvitation(anew, by(cleo), hashOf('anew'))).toMatchObject({ events: [{ type: 'MemberJoined' }] });
    const back = after(anew, endInvitation(anew, by(anna), idOf('anew')));
    expect(acceptInvitation(back, by(cleo), hashOf('anew'))).toEqual(refusedAs('invitation_not_found'));
    expect(endInvitation(back, by(anna), idOf('anew'))).toEqual(nothing);
  });

  it('by mail is one for an address at a time, and so many a day', () => {
    const mail = { email: 'cleo@example.org', locale: 'de' } as const;
    const once = after(open, inviteByMail(open, by(anna), secretOf('first'), mail));
    const twice = after(once, inviteByMail(once, by(anna), secretOf('second'), mail));
    expect(Object.keys(twice.invitations)).toEqual([idOf('second')]);
    const many = Array.from({ length: groupLimits.mailsADay }, (_, n) => n).reduce(
      (group, n) =>
        after(group, inviteByMail(group, by(anna), secretOf(`mail ${n}`), { email: `${n}@example.org`, locale: 'nl' })),
      open,
    );
    expect(inviteByMail(many, by(anna), secretOf('more'), mail)).toEqual(refusedAs('group_mails_today'));
    expect(inviteByMail(many, by(anna, '2026-11-24T10:00:00.000Z'), secretOf('more'), mail)).toMatchObject({
      events: [{ type: 'InvitedByMail' }],
    });
  });

  it('by mail ends once the account of its address is in the group by another way', () => {
    const mail = { email: 'Cleo@example.org', locale: 'de' } as const;
    const invited = after(linked, inviteByMail(linked, by(anna), secretOf('mail'), mail));
    const settle = (group: Group, email: string) => settleInvitations(group, { groupId, userId: cleo }, email);
    expect(settle(invited, 'cleo@example.org')).toEqual(nothing);
    const byLink = after(invited, acceptInvitation(invited, by(cleo), hashOf('link')));
    expect(settle(byLink, 'dora@example.org')).toEqual(nothing);
    const decision = settle(byLink, 'cleo@example.org');
    expect(decision).toEqual({ events: [{ type: 'InvitationEnded', data: { groupId, invitationId: idOf('mail') } }] });
    expect(settle(after(byLink, decision), 'cleo@example.org')).toEqual(nothing);
    const byMail = after(invited, acceptInvitation(invited, by(cleo), hashOf('mail')));
    expect(settle(byMail, 'cleo@example.org')).toEqual(nothing);
  });
});

describe('a person who is erased', () => {
  const erase = (group: Group, userId: string) => after(group, eraseFromGroup(group, { groupId, userId, at }));

  it('leaves texts and invitations with who leads on: an admin before a member', () => {
    const group = given(founded, opened('open'), described, joined(ben), joined(cleo), appointed(cleo));
    const linked = after(group, makeLink(group, by(anna), secretOf('link'), { days: null, uses: null }));
    const left = erase(linked, anna);
    expect([left.creatorId, left.keeperId, left.name, roleIn(left, anna)]).toEqual([cleo, cleo, settings.name, null]);
    expect(left.invitations[idOf('link')]).toMatchObject({ makerId: cleo, secret: 'link' });
  });

  it('takes a group along in which nobody is left', () => {
    expect(erase(open, anna).deleted).toBe(true);
  });

  it('asks and is kept out nowhere any more', () => {
    const group = given(founded, opened('request'), asked(ben), joined(cleo), blocked(cleo));
    expect(erase(group, ben).asks).toEqual({});
    expect(everybody(erase(group, cleo).blocked)).toEqual([]);
    expect(eraseFromGroup(group, { groupId, userId: dora, at })).toEqual(nothing);
  });

  it('left nothing behind where they were an admin and are no more', () => {
    const group = given(founded, opened('open'), described, joined(ben), appointed(ben));
    const renamed = after(group, change(group, by(ben), { name: 'Werkzeug' }));
    expect(renamed.keeperId).toBe(ben);
    expect(after(renamed, leave(renamed, by(ben)))).toMatchObject({ keeperId: anna, name: 'Werkzeug' });
    expect(after(renamed, dismiss(renamed, by(anna), ben))).toMatchObject({ keeperId: anna, name: 'Werkzeug' });
  });
});

describe('whatever people do in whatever order', () => {
  const people = [anna, ben, cleo, dora];
  const onOthers = { admit, decline, appoint, dismiss, block, unblock, handOver };
  const step = record({
    what: constantFrom('join', 'leave', 'accept', 'erase', ...(Object.keys(onOthers) as (keyof typeof onOthers)[])),
    who: constantFrom(...people),
    whom: constantFrom(...people),
  });

  it('a group that is there has a creator who is an admin, and counts its members right', () => {
    assert(
      property(constantFrom('open', 'request', 'invitation'), array(step, { maxLength: 40 }), (joining, steps) => {
        const begun = given(founded, opened(joining as 'open'), described);
        let group = after(begun, makeLink(begun, by(anna), secretOf('link'), { days: null, uses: null }));
        for (const { what, who, whom } of steps) {
          if (what === 'join') group = after(group, join(group, by(who), ''));
          else if (what === 'leave') group = after(group, leave(group, by(who)));
          else if (what === 'accept') group = after(group, acceptInvitation(group, by(who), hashOf('link')));
          else if (what === 'erase') group = after(group, eraseFromGroup(group, { groupId, userId: who, at }));
          else group = after(group, onOthers[what](group, by(who), whom));
          expect(group.size).toBe(everybody(group.members).length);
          if (!group.deleted) expect(roleIn(group, group.creatorId)).toBe('creator');
          for (const [userId] of everybody(group.blocked)) expect(roleIn(group, userId)).toBeNull();
        }
      }),
    );
  });
});
