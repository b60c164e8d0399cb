import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { InvitationShape } from '@lendring/contracts/http/group-invitations.js';
import type { Invitation } from '@lendring/contracts/group/invitations.js';
import { partsOf } from '@lendring/contracts/group/rules.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { networkOf } from '@lendring/platform/rate-limit/network.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { groupShapeOf, readGroup, type GroupDeps } from './groups.js';
import { inviterOf } from './inviter.js';

type Names = 'groupInvitations' | 'inviteByMail' | 'invitation' | 'acceptInvitation';

const shapeOf = (
  { invitationId, token, email, expiresAt, usesLeft, used, at }: Invitation,
  urlOf: (token: string) => string,
): Camel<InvitationShape> => ({
  invitationId,
  token,
  url: token === null ? null : urlOf(token),
  email,
  expiresAt,
  usesLeft,
  used,
  madeAt: at,
});

export const groupInvitationHandlers = (deps: GroupDeps & Readonly<{ publicUrl: string }>): Handlers<Names> => {
  const { commands, queries } = deps.apis.group;
  const read = async (caller: Caller, groupId: string, after?: Position) => {
    await readGroup(deps, caller, groupId, after);
    const invitations = await queries.invitations({ groupId }, queryContext(caller, after));
    return invitations.map((one) =>
      shapeOf(one, (token) => deps.publicUrl + pageAddress(caller.locale, '/invitation/$token', { token })),
    );
  };
  return {
    groupInvitations: ({ id }, caller, after) => read(caller, id, after),
    inviteByMail: async ({ id, body: { email } }, caller) =>
      read(
        caller,
        id,
        accepted(await commands.inviteByMail({ groupId: id, email, locale: caller.locale }, commandContext(caller))),
      ),
    invitation: async ({ id }, caller) => {
      const asked = { token: id, network: networkOf(caller.address) };
      const opened = found(await queries.invitation(asked, queryContext(caller)), 'invitation_not_found');
      if ('seconds' in opened) throw new ApiError('too_many_requests', opened);
      const [group, by] = await Promise.all([
        groupShapeOf(deps, caller, opened.group),
        inviterOf(deps.apis, caller, opened.invitedBy),
      ]);
      return { group, problem: opened.problem, invitedBy: by };
    },
    acceptInvitation: async ({ id }, caller) => {
      const asked = { token: id, network: networkOf(caller.address) };
      const after = accepted(await commands.acceptInvitation(asked, commandContext(caller)));
      return readGroup(deps, caller, partsOf(id)?.groupId ?? '', after);
    },
  };
};
