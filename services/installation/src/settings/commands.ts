import type { installationApi } from '@lendring/contracts/installation/queries.js';
import type { SettingPart } from '@lendring/contracts/installation/settings.js';
import { hasRight, type CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { change, putBack, type Act, type SettingDecision } from './decide.js';
import { settingAggregate, type SettingState } from './setting.aggregate.js';

/** Commands for admins; other callers get "version not found". */
export const settingCommands = ({
  commands,
}: Pick<Ports, 'commands'>): Pick<CommandHandlers<typeof installationApi>, 'changeSetting' | 'putBackSetting'> => {
  const asAdmin = async (
    { part, after, reason }: Readonly<{ part: SettingPart; after: number; reason?: string | undefined }>,
    call: CommandCall,
    decide: (state: SettingState, act: Act) => SettingDecision,
  ): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user' || !hasRight(actor, 'admin'))
      return { ok: false, refusal: { code: 'setting_version_not_found' } };
    return commands.on(settingAggregate, part, call, (state) => decide(state, { by: actor.userId, at, after, reason }));
  };
  return {
    changeSetting: ({ setting, reason, after }, call) =>
      asAdmin({ part: setting.part, after, reason }, call, (state, act) => change(state, act, setting)),
    putBackSetting: ({ part, number, reason, after }, call) =>
      asAdmin({ part, after, reason }, call, (state, act) => putBack(state, act, { part, number })),
  };
};
