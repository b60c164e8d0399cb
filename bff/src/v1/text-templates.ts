import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { TextTemplatesShape, textTemplateCalls } from '@lendring/contracts/http/text-templates.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { Locale, Position } from '@lendring/contracts/kernel/ids.js';
import { templateNames } from '@lendring/contracts/texts/template-names.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';

const nameOf = (templateId: string, locale: Locale): string => {
  const names = templateNames[templateId];
  if (!names) throw new Error(`The text template ${templateId} has no name`);
  return inLanguage(names, locale);
};

export const textTemplateHandlers = ({
  apis,
}: Readonly<{ apis: ServiceApis }>): Handlers<keyof typeof textTemplateCalls> => {
  const { commands, queries } = apis.moderation;
  const read = async (caller: Caller, after?: Position): Promise<Camel<TextTemplatesShape>> => ({
    purposes: (await queries.templates({}, queryContext(caller, after))).map(({ purpose, templates }) => ({
      purpose,
      templates: templates.map((one) => ({ ...one, name: one.name ?? nameOf(one.templateId, caller.locale) })),
    })),
  });
  const changed = async (caller: Caller, answer: Promise<CommandAnswer>): Promise<Camel<TextTemplatesShape>> =>
    read(caller, accepted(await answer));
  return {
    textTemplates: (_, caller, after) => read(caller, after),
    addTextTemplate: ({ body: { purpose, ...words } }, caller) =>
      changed(caller, commands.addTemplate({ purpose, words }, commandContext(caller))),
    changeTextTemplate: ({ id: templateId, body: { purpose, version, ...words } }, caller) =>
      changed(caller, commands.changeTemplate({ purpose, templateId, version, words }, commandContext(caller))),
  };
};
