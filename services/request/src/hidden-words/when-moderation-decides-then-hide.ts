import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { ModerationIntegrationEvent } from '@lendring/contracts/moderation/integration.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { hideWords, releaseWords } from './decide.js';
import { requestAggregate } from '../request/request.aggregate.js';

const enforced: ReadonlySet<string> = new Set(['moderation.words_hidden', 'moderation.words_released']);

/** Hides or releases texts after moderation decisions (ADR 92). Idempotent; ignores outdated decisions. */
export const whenModerationDecidesThenHideWords = (commands: CommandHandler): Reaction => ({
  name: 'when-moderation-decides-then-hide-words',
  topics: ['moderation'],
  react: async ({ type, subject, data, time: at }, call): Promise<CommandAnswer | undefined> => {
    if (!enforced.has(type)) return undefined;
    const said = ModerationIntegrationEvent.parse({ type, subject, data });
    switch (said.type) {
      case 'moderation.words_hidden':
        return commands.on(requestAggregate, subject, call, (state) => hideWords(state, { ...said.data, at }));
      case 'moderation.words_released':
        return commands.on(requestAggregate, subject, call, (state) => releaseWords(state, { ...said.data, at }));
      default:
        return undefined;
    }
  },
});
