import { describe, expect, it } from 'vitest';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import { after, by, nothing, open, refusedAs } from '../../testing/decisions.js';
import { anna, ben, cleo, groupId, hashOf, idOf, secretOf } from '../../testing/group.js';
import type { Group } from '../group/group.aggregate.js';
import { acceptInvitation, endInvitation, inviteByMail, makeLink, settleInvitations } from './decide.js';

describe('an invitation', () => {
  const terms = { days: 7, uses: 1 };
  const linked = after(open, makeLink(open, by(anna), secretOf('link'), terms));

  it('admits holders of its link up to its use limit and until its expiry', () => {
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

  it('is invalidated as soon as the link is replaced or revoked', () => {
    const anew = after(linked, makeLink(linked, by(anna), secretOf('anew'), terms));
    expect(acceptInvitation(anew, by(cleo), hashOf('link'))).toEqual(refusedAs('invitation_not_found'));
    expect(acceptInvitation(anew, by(cleo), hashOf('anew'))).toMatchObject({ events: [{ type: 'MemberJoined' }] });
    const back = after(anew, endInvitation(anew, by(anna), idOf('anew')));
    expect(acceptInvitation(back, by(cleo), hashOf('anew'))).toEqual(refusedAs('invitation_not_found'));
    expect(endInvitation(back, by(anna), idOf('anew'))).toEqual(nothing);
  });

  it('sent by mail is unique per address and limited per day', () => {
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

  it('sent by mail ends once the invited account joins by other means', () => {
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
