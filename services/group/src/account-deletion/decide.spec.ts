import { describe, expect, it } from 'vitest';
import { after, by, given, nothing, open } from '../../testing/decisions.js';
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
  idOf,
  joined,
  opened,
  secretOf,
  settings,
} from '../../testing/group.js';
import { eraseFromGroup } from './decide.js';
import { change } from '../group/decide.js';
import { everybody, roleIn, type Group } from '../group/group.aggregate.js';
import { makeLink } from '../invitations/decide.js';
import { dismiss, leave } from '../memberships/decide.js';

describe('erasing a person from a group', () => {
  const erase = (group: Group, userId: string) => after(group, eraseFromGroup(group, { groupId, userId, at }));

  it('passes group texts and invitations to the next creator, who is an admin if there is one', () => {
    const group = given(founded, opened('open'), described, joined(ben), joined(cleo), appointed(cleo));
    const linked = after(group, makeLink(group, by(anna), secretOf('link'), { days: null, uses: null }));
    const left = erase(linked, anna);
    expect([left.creatorId, left.keeperId, left.name, roleIn(left, anna)]).toEqual([cleo, cleo, settings.name, null]);
    expect(left.invitations[idOf('link')]).toMatchObject({ makerId: cleo, secret: 'link' });
  });

  it('deletes a group when its last member is erased', () => {
    expect(erase(open, anna).deleted).toBe(true);
  });

  it('removes membership requests and blocks of the erased person', () => {
    const group = given(founded, opened('request'), asked(ben), joined(cleo), blocked(cleo));
    expect(erase(group, ben).asks).toEqual({});
    expect(everybody(erase(group, cleo).blocked)).toEqual([]);
    expect(eraseFromGroup(group, { groupId, userId: dora, at })).toEqual(nothing);
  });

  it('keeps no authorship of group texts for a former admin', () => {
    const group = given(founded, opened('open'), described, joined(ben), appointed(ben));
    const renamed = after(group, change(group, by(ben), { name: 'Werkzeug' }));
    expect(renamed.keeperId).toBe(ben);
    expect(after(renamed, leave(renamed, by(ben)))).toMatchObject({ keeperId: anna, name: 'Werkzeug' });
    expect(after(renamed, dismiss(renamed, by(anna), ben))).toMatchObject({ keeperId: anna, name: 'Werkzeug' });
  });
});
