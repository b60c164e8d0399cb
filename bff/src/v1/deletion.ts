import type { identityApi } from '@lendring/contracts/identity/queries.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { Standings } from '../caller/standings.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { rentTypeOf } from '../shapes/counter-loan.js';
import { periodShape } from '../shapes/period.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';

type Deps = Readonly<{
  apis: ServiceApis;
  identity: ServiceClient<typeof identityApi> | null;
  standings: Pick<Standings, 'forget'>;
}>;

const MOST_LISTED = 50;
const sides = ['vendor', 'creator'] as const;

export const deletionHandlers = ({
  apis: { account, request },
  identity,
  standings,
}: Deps): Handlers<'deletion' | 'deleteAccount' | 'readCertificate'> => {
  const listed = (caller: Caller, tab: 'open' | 'agreed' | 'running', size: number) =>
    Promise.all(
      sides.map((side) => request.queries.list({ side, tab, paging: { page: 1, size } }, queryContext(caller))),
    );

  return {
    deletion: async (_, caller) => {
      const lent = { side: 'vendor', tab: 'current', paging: { page: 1, size: MOST_LISTED } } as const;
      const [factors, open, agreed, running, counter] = await Promise.all([
        identity?.queries.factors({}, queryContext(caller)) ?? null,
        listed(caller, 'open', 1),
        listed(caller, 'agreed', MOST_LISTED),
        listed(caller, 'running', MOST_LISTED),
        request.queries.counterLoans(lent, queryContext(caller)),
      ]);
      return {
        obstacles: [
          ...[...running, ...agreed].flatMap(({ items }) =>
            items.map((item) => ({
              ...item,
              counterLoanId: null,
              title: item.terms.title,
              period: periodShape(item.period, item.terms.pricing.rentType),
            })),
          ),
          ...counter.items.map((loan) => ({
            ...loan,
            requestId: null,
            counterLoanId: loan.loanId,
            period: periodShape(loan.period, rentTypeOf(loan)),
          })),
        ],
        openRequests: open.reduce((sum, { total }) => sum + total, 0),
        passwordNeeded: identity !== null,
        codeNeeded: factors !== null && factors.totp !== null,
      };
    },
    deleteAccount: async ({ body: { password = '', code } }, caller) => {
      const context = commandContext(caller);
      if (identity) {
        const proof = { ...context, commandId: derivedId(context.commandId, 'proof') };
        accepted(await identity.commands.proveOwner({ password, ...(code !== undefined && { code }) }, proof));
      }
      const position = accepted(await account.commands.deleteAccount({}, context));
      if (caller.userId) standings.forget(caller.userId);
      const own = await account.queries.ownCertificate({}, queryContext(caller));
      const certificateId = found(own, 'certificate_not_found');
      // Wait for the read model, so that the returned certificate link works immediately.
      await account.queries.certificate({ certificateId }, queryContext(caller, position));
      if (identity && caller.userId) {
        const ending = { ...context, commandId: derivedId(context.commandId, 'sessions') };
        await identity.commands.endSessions({ userId: caller.userId }, ending);
      }
      return { certificateId };
    },
    readCertificate: async ({ body: { certificate } }, caller) => {
      const read = await account.queries.readCertificate({ jws: certificate }, queryContext(caller));
      if (!read) throw new ApiError('certificate_invalid');
      return read;
    },
  };
};
