import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { PersonView } from '@lendring/contracts/account/people.js';
import type { PlanOfPerson } from '@lendring/contracts/billing/plans.js';
import type { peopleCalls, PersonRowShape, PersonShape } from '@lendring/contracts/http/people.js';
import type { identityApi } from '@lendring/contracts/identity/queries.js';
import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import { mostActs } from '@lendring/contracts/moderation/audit-log.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import { peopleOf } from '../shapes/people.js';
import { pagingOf } from './paging.js';

type Deps = Readonly<{ apis: ServiceApis; identity: ServiceClient<typeof identityApi> | null }>;

const rowShape = (row: Omit<PersonView, 'email' | 'verified' | 'heldRoles' | 'history'>): Camel<PersonRowShape> => ({
  userId: row.userId,
  nickname: row.nickname,
  commercial: row.commercial,
  organisation: row.organisation,
  company: row.company,
  registeredAt: row.registeredAt,
  roles: row.roles,
  suspended: row.suspended,
});

const planShape = (plan: PlanOfPerson | null): NonNullable<Camel<PersonShape>['plan']>['booked'] => {
  if (!plan) return null;
  const { title, to, trial, cancelled } = plan;
  const ends = trial || cancelled;
  return { title, trial, renewsOn: ends ? null : to, endsOn: ends ? addDays(to, -1) : null };
};

const accountOf = (by: string): UserId | null => UserId.safeParse(by).data ?? null;

export const peopleHandlers = ({ apis, identity }: Deps): Handlers<keyof typeof peopleCalls> => {
  const { account, billing, moderation, offer } = apis;
  const signIn = () => {
    if (!identity) throw new ApiError('sign_in_elsewhere');
    return identity;
  };

  const cancelledInvoices = (userId: UserId, caller: Caller) =>
    optional(caller, [], async () => {
      const filter = { about: userId, act: 'invoice_taken_back' } as const;
      const asked = { filter, sort: '-at', before: null, size: mostActs } as const;
      const { acts } = await moderation.queries.acts(asked, queryContext(caller));
      return acts.flatMap(({ subject, by, at, refusal }) =>
        subject?.kind === 'invoice' && refusal === null
          ? [
              {
                what: 'invoice_cancelled' as const,
                invoiceId: subject.id,
                role: null,
                occasion: null,
                reason: null,
                by,
                at,
              },
            ]
          : [],
      );
    });

  const shaped = async (view: PersonView, caller: Caller): Promise<Camel<PersonShape>> => {
    const { userId, heldRoles, history } = view;
    const context = queryContext(caller);
    const invoices = history ? await cancelledInvoices(userId, caller) : [];
    const [offers, cases, plan, people] = await Promise.all([
      optional(caller, null, () => offer.queries.ofPerson({ userId }, context)),
      optional(caller, null, () => moderation.queries.about({ userId }, context)),
      hasRight(context.actor, 'invoices')
        ? optional(caller, null, async () => ({
            booked: planShape(await billing.queries.planOf({ userId, locale: caller.locale }, context)),
          }))
        : null,
      peopleOf(
        apis,
        caller,
        [...heldRoles, ...(history ?? []), ...invoices].map(({ by }) => accountOf(by)),
      ),
    ]);
    const whom = (by: string) => {
      const id = accountOf(by);
      return id === null ? null : { userId: id, nickname: people.get(id)?.nickname ?? null };
    };
    return {
      ...rowShape(view),
      email: view.email,
      verified: view.verified,
      heldRoles: heldRoles.map(({ by, ...role }) => ({ ...role, by: whom(by) })),
      offers,
      plan,
      cases: cases && { open: cases.open, all: cases.all, suspendedBy: cases.suspendedBy },
      history:
        history &&
        [...history.map((entry) => ({ ...entry, invoiceId: null })), ...invoices]
          .toSorted((a, b) => b.at.localeCompare(a.at))
          .map(({ by, ...entry }) => ({ ...entry, by: whom(by) })),
    };
  };

  return {
    people: async ({ body: { kind, text, sort, page, size } }, caller) => {
      accepted(await account.commands.noteSearch({ kind }, commandContext(caller)));
      const answer = await account.queries.people({ kind, text, sort, paging: { page, size } }, queryContext(caller));
      return { people: answer.items.map(rowShape), paging: pagingOf(answer) };
    },
    person: async ({ id: userId, query: { occasion } }, caller) => {
      const after = accepted(await account.commands.noteRead({ userId, occasion }, commandContext(caller)));
      const view = await account.queries.person({ userId }, queryContext(caller, after));
      return shaped(found(view, 'person_not_found'), caller);
    },
    signPersonOut: async ({ id: userId, body: { reason } }, caller) => {
      const { commands } = signIn();
      const context = commandContext(caller);
      const { roles } = found(await account.queries.person({ userId }, queryContext(caller)), 'person_not_found');
      // Require an admin to sign out staff, because support staff could otherwise lock every admin out.
      if (roles.length > 0 && !hasRight(context.actor, 'admin')) throw new ApiError('admin_needed');
      // End the sessions first: the sign-in log records the acting user, and the account notes the reason only after
      // success.
      accepted(await commands.endSessions({ userId }, context));
      const noted = { ...context, commandId: derivedId(context.commandId, 'note') };
      accepted(await account.commands.noteSignOut({ userId, reason }, noted));
    },
    sendConfirmation: async ({ body: { email, language, reason } }, caller) => {
      const { commands } = signIn();
      const context = commandContext(caller);
      accepted(await commands.resendVerification({ email }, { ...context, locale: language }));
      const noted = { ...context, commandId: derivedId(context.commandId, 'note') };
      accepted(await account.commands.noteConfirmation({ reason }, noted));
    },
  };
};
