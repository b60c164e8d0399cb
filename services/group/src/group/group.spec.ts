import { describe, expect, it } from 'vitest';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import { array, assert, constantFrom, property, record } from 'fast-check';
import { after, by, given, nothing, refusedAs } from '../../testing/decisions.js';
import {
  anna,
  appointed,
  asked,
  at,
  ben,
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
import { eraseFromGroup } from '../account-deletion/decide.js';
import { change, changePicture, deleteGroup, found } from './decide.js';
import { everybody, roleIn } from './group.aggregate.js';
import { acceptInvitation, makeLink } from '../invitations/decide.js';
import { admit, appoint, block, decline, dismiss, handOver, join, leave, unblock } from '../memberships/decide.js';

describe('a group', () => {
  it('is created once under a repeated click, with its founder as creator and first member', () => {
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

  it('accepts changes from admins only, and ignores unchanged values', () => {
    const group = given(founded, opened('open'), described, joined(ben));
    expect(change(group, by(anna), { name: settings.name })).toEqual(nothing);
    expect(change(group, by(anna), { name: 'Werkzeug' })).toMatchObject({
      events: [{ type: 'GroupDescribed', data: { name: 'Werkzeug', rules: '' } }],
    });
    expect(change(group, by(ben), { name: 'Werkzeug' })).toEqual(refusedAs('group_admin_needed'));
    expect(changePicture(group, by(ben), idOf('picture'))).toEqual(refusedAs('group_admin_needed'));
    expect(changePicture(group, by(anna), null)).toEqual(nothing);
  });

  it('returns not found to outsiders while the group is unlisted', () => {
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

  it('is deleted by its creator only', () => {
    const group = given(founded, opened('open'), joined(ben), appointed(ben));
    expect(deleteGroup(group, by(ben))).toEqual(refusedAs('group_creator_needed'));
    const gone = after(group, deleteGroup(group, by(anna)));
    expect(deleteGroup(gone, by(anna))).toEqual(nothing);
    expect(deleteGroup(gone, by(ben))).toEqual(refusedAs('group_not_found'));
    expect(join(gone, by(cleo), '')).toEqual(refusedAs('group_not_found'));
    expect(found(gone, by(anna), settings)).toEqual(refusedAs('group_not_found'));
  });

  it('refuses new members beyond its size limit', () => {
    const many = Array.from({ length: groupLimits.members - 1 }, (_, n) => joined(idOf(`member ${n}`)));
    const full = given(founded, opened('open'), ...many);
    expect(full.size).toBe(groupLimits.members);
    expect(join(full, by(ben), '')).toEqual(refusedAs('group_full'));
    const link = after(full, makeLink(full, by(anna), secretOf('link'), { days: null, uses: null }));
    expect(acceptInvitation(link, by(ben), hashOf('link'))).toEqual(refusedAs('group_full'));
  });
});

describe('group invariants under any sequence of commands', () => {
  const people = [anna, ben, cleo, dora];
  const onOthers = { admit, decline, appoint, dismiss, block, unblock, handOver };
  const step = record({
    what: constantFrom('join', 'leave', 'accept', 'erase', ...(Object.keys(onOthers) as (keyof typeof onOthers)[])),
    who: constantFrom(...people),
    whom: constantFrom(...people),
  });

  it('preserve an admin creator and a correct member count', () => {
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
