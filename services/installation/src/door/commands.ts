import type { installationDoor } from '@lendring/contracts/installation/queries.js';
import type { InstallationRefusal } from '@lendring/contracts/installation/refusals.js';
import type { SettingPart } from '@lendring/contracts/installation/setting.js';
import { hasRight, type CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { UnpublishedPictures } from '@lendring/platform/pictures/unpublished-pictures.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { imagesIn, publish } from '../categories/decide.js';
import { TREE, treeAggregate } from '../categories/tree.js';
import { change, putBack, type Act, type SettingDecision } from '../setting/decide.js';
import { settingAggregate, type SettingState } from '../setting/setting.js';
import { legalTextCommands } from './legal-texts.js';

const no = (code: InstallationRefusal): CommandAnswer => ({ ok: false, refusal: { code } });

/** Commands for admins; other callers get "version not found". */
export const installationCommandHandlers = ({
  commands,
  unpublished,
}: Readonly<{ commands: CommandHandler; unpublished: Pick<UnpublishedPictures, 'usable'> }>): CommandHandlers<
  typeof installationDoor
> => {
  const asAdmin = async (
    { part, after, reason }: Readonly<{ part: SettingPart; after: number; reason?: string | undefined }>,
    call: CommandCall,
    decide: (state: SettingState, act: Act) => SettingDecision,
  ): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user' || !hasRight(actor, 'admin')) return no('setting_version_not_found');
    return commands.on(settingAggregate, part, call, (state) => decide(state, { by: actor.userId, at, after, reason }));
  };

  return {
    changeSetting: ({ setting, reason, after }, call) =>
      asAdmin({ part: setting.part, after, reason }, call, (state, act) => change(state, act, setting)),
    putBackSetting: ({ part, number, reason, after }, call) =>
      asAdmin({ part, after, reason }, call, (state, act) => putBack(state, act, { part, number })),
    publishCategories: async ({ changes, reason, after }, call) => {
      const { actor, at, locale } = call;
      if (actor.kind !== 'user' || !hasRight(actor, 'admin')) return no('category_gone');
      const act = { by: actor.userId, at, reason };
      const uploaded = await unpublished.usable(imagesIn(changes), at);
      return commands.on(treeAggregate, TREE, call, (state) =>
        publish(state, { changes, after, locale, uploaded }, act),
      );
    },
    ...legalTextCommands({ commands }),
  };
};
