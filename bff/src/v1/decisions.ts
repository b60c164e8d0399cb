import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { decisionCalls } from '@lendring/contracts/http/decisions.js';
import { networkOf } from '@lendring/platform/rate-limit/network.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import type { PictureLinks } from '../media/picture-links.js';
import { ownDecisionShape } from '../shapes/own-decision.js';

type Deps = Readonly<{ apis: ServiceApis; links: PictureLinks }>;

export const decisionHandlers = ({ apis, links }: Deps): Handlers<keyof typeof decisionCalls> => {
  const { commands, queries } = apis.moderation;
  const byLink = async (token: string, caller: Caller, after?: Position) =>
    ownDecisionShape(
      found(await queries.decisionByLink({ token }, queryContext(caller, after)), 'decision_not_found'),
      links.signed(caller.at),
    );

  return {
    ownDecisions: async (_, caller) => ({
      decisions: (await queries.decisions({}, queryContext(caller))).map((one) =>
        ownDecisionShape(one, links.signedForOwner(caller.at)),
      ),
    }),
    ownDecision: async ({ id: decisionId }, caller, after) =>
      ownDecisionShape(
        found(await queries.decision({ decisionId }, queryContext(caller, after)), 'decision_not_found'),
        links.signedForOwner(caller.at),
      ),
    decisionByLink: ({ id }, caller) => byLink(id, caller),
    complainByLink: async ({ id: token, body: { text } }, caller) => {
      const network = networkOf(caller.address);
      return byLink(
        token,
        caller,
        accepted(await commands.complainByLink({ token, text, network }, commandContext(caller))),
      );
    },
  };
};
