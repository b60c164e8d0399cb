import { hasRight, type CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import {
  templatePurposes,
  templateRights,
  type TemplatePurpose,
} from '@lendring/contracts/moderation/template-purposes.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { add, change, makeDefault, retire, type TemplateDecision } from './decide.js';
import { templatesAggregate, templatesOf, type Templates } from './templates.aggregate.js';

type TemplateCommands = Pick<
  CommandHandlers<typeof moderationApi>,
  'addTemplate' | 'changeTemplate' | 'makeTemplateDefault' | 'retireTemplate'
>;
type TemplateQueries = Pick<ServiceHandlers<typeof moderationApi>['queries'], 'templates'>;

const unknown: ModerationRefusal = 'template_not_found';
const nothing: CommandAnswer = { ok: false, refusal: { code: unknown } };

const commandHandlers = (commands: Ports['commands']): TemplateCommands => {
  const asAdmin = async (
    purpose: TemplatePurpose,
    call: CommandCall,
    decideOn: (state: Templates, act: Readonly<{ by: string; at: string }>) => TemplateDecision,
  ): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user' || !hasRight(actor, 'admin')) return nothing;
    return commands.on(templatesAggregate, purpose, call, (state) => decideOn(state, { by: actor.userId, at }));
  };
  return {
    addTemplate: ({ purpose, words }, call) => {
      const templateId = derivedId(call.commandId, 'template');
      return asAdmin(purpose, call, (state, act) => add(state, { purpose, templateId, ...act }, words));
    },
    changeTemplate: ({ words, ...known }, call) =>
      asAdmin(known.purpose, call, (state, act) => change(state, { ...known, ...act }, words)),
    makeTemplateDefault: (known, call) =>
      asAdmin(known.purpose, call, (state, act) => makeDefault(state, { ...known, ...act })),
    retireTemplate: (known, call) => asAdmin(known.purpose, call, (state, act) => retire(state, { ...known, ...act })),
  };
};

const queryHandlers = (load: Ports['load']): TemplateQueries => ({
  templates: (_, { actor }) =>
    Promise.all(
      templatePurposes
        .filter((purpose) => hasRight(actor, templateRights[purpose]))
        .map(async (purpose) => ({
          purpose,
          templates: [...templatesOf(purpose, await load(templatesAggregate, purpose))],
        })),
    ),
});

/** Text templates of staff for notes and answers, changed by admins (ADR 98). */
export const templates = ({ commands, load }: Pick<Ports, 'commands' | 'load'>) =>
  ({ commands: commandHandlers(commands), queries: queryHandlers(load) }) satisfies Capability;
