import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import { type CommandAnswer, refuse } from '@lendring/contracts/kernel/service-api.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { moderatorIn } from '../staff.js';
import { changeWord, listWord, removeWord, type ListAct, type WordDecision } from './decide.js';
import { wordListAggregate, type WordList } from './word-list.aggregate.js';

/** Words and phrases that public texts are checked for, by language (ADR 103). */
export const wordLists = ({ commands, load }: Pick<Ports, 'commands' | 'load'>) => {
  const onList = async (
    language: Locale,
    call: CommandCall,
    decideOn: (list: WordList, act: ListAct) => WordDecision,
  ): Promise<CommandAnswer> => {
    const by = moderatorIn(call.actor);
    if (by === null) return refuse<ModerationRefusal>('word_not_found');
    const act = { language, by, at: call.at };
    return commands.on(wordListAggregate, language, call, (list) => decideOn(list, act));
  };

  const handlers: Pick<CommandHandlers<typeof moderationApi>, 'listWord' | 'changeWord' | 'removeWord'> = {
    listWord: ({ language, ...word }, call) =>
      onList(language, call, (list, act) => listWord(list, act, derivedId(call.commandId, 'word'), word)),
    changeWord: ({ language, wordId, ...word }, call) =>
      onList(language, call, (list, act) => changeWord(list, act, wordId, word)),
    removeWord: ({ language, wordId }, call) => onList(language, call, (list, act) => removeWord(list, act, wordId)),
  };
  const queries: Pick<ServiceHandlers<typeof moderationApi>['queries'], 'wordList'> = {
    wordList: async ({ language }, { actor }) => {
      if (moderatorIn(actor) === null) return [];
      const { entries } = await load(wordListAggregate, language);
      return [...entries.values()].toSorted((a, b) => a.text.localeCompare(b.text, language));
    },
  };
  return { commands: handlers, queries } satisfies Capability;
};
