import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { AutoReplyWhen, AutoReplies } from '@lendring/contracts/account/auto-reply.js';
import type { AutoRepliesShape, AutoReplyPatch } from '@lendring/contracts/http/profile.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type * as z from 'zod';
import { accepted } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';

const shapeOf = ({ texts, when, textId }: AutoReplies): Camel<AutoRepliesShape> => ({
  texts: texts.map(({ textId: id, title, text }) => ({ id, title, text })),
  on: when.kind,
  textId,
  dateFrom: when.kind === 'dates' ? when.from : null,
  dateTo: when.kind === 'dates' ? when.to : null,
});

const whenOf = (body: Camel<z.output<typeof AutoReplyPatch>>): AutoReplyWhen =>
  body.on === 'dates' ? { kind: 'dates', from: body.dateFrom, to: body.dateTo } : { kind: body.on };

export const autoReplyHandlers = (apis: ServiceApis): Handlers<'autoReplies' | 'addAutoText' | 'setAutoReply'> => {
  const { commands, queries } = apis.account;
  const read = async (caller: Caller, after?: Position) =>
    shapeOf(await queries.autoReplies({}, queryContext(caller, after)));
  const afterwards = async (caller: Caller, answer: Promise<CommandAnswer>) => read(caller, accepted(await answer));
  return {
    autoReplies: async (_, caller, after) => read(caller, after),
    addAutoText: async ({ body }, caller) =>
      afterwards(
        caller,
        commands.writeAutoText({ textId: derivedId(caller.commandId, 'auto-text'), ...body }, commandContext(caller)),
      ),
    setAutoReply: async ({ body }, caller) =>
      afterwards(caller, commands.setAutoReply({ when: whenOf(body), textId: body.textId }, commandContext(caller))),
  };
};
