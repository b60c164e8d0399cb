import type { decisionCalls } from '@lendring/contracts/http/decisions.js';
import { networkOf } from '@lendring/platform/guessing/network.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { accepted, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Handlers } from '../caller/handlers.js';
import type { PictureLinks } from '../media/picture-links.js';
import { ownDecisionShape } from '../shapes/own-decision.js';

type Deps = Readonly<{ doors: Doors; links: PictureLinks }>;

export const decisionHandlers = ({ doors, links }: Deps): Handlers<keyof typeof decisionCalls> => {
  const { commands, queries } = doors.moderation;

  return {
    ownDecisions: async (_, caller) => ({
      decisions: (await queries.decisions({}, queryContext(caller))).map((one) =>
        ownDecisionShape(one, links.signedForOwner(caller.at)),
      ),
    }),
    ownDecision: async ({ id: decisionId }, caller) =>
      ownDecisionShape(
        found(await queries.decision({ decisionId }, queryContext(caller)), 'decision_not_found'),
        links.signedForOwner(caller.at),
      ),
    complain: async ({ id: decisionId, body: { text } }, caller) => {
      const after = accepted(await commands.complain({ decisionId, text }, commandContext(caller)));
      return ownDecisionShape(
        found(await queries.decision({ decisionId }, queryContext(caller, after)), 'decision_not_found'),
        links.signedForOwner(caller.at),
      );
    },
    decisionByLink: async ({ id: token }, caller) =>
      ownDecisionShape(
        found(await queries.decisionByLink({ token }, queryContext(caller)), 'decision_not_found'),
        links.signed(caller.at),
      ),
    complainByLink: async ({ id: token, body: { text } }, caller) => {
      const network = networkOf(caller.address);
      const after = accepted(await commands.complainByLink({ token, text, network }, commandContext(caller)));
      return ownDecisionShape(
        found(await queries.decisionByLink({ token }, queryContext(caller, after)), 'decision_not_found'),
        links.signed(caller.at),
      );
    },
  };
};
