import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { wordsHandler } from './query.js';
import { whenModerationDecidesThenHideWords } from './when-moderation-decides-then-hide.js';

/** Hides and releases single ratings, replies and messages for moderation (ADR 92). */
export const hiddenWords = ({ commands, read }: Pick<Ports, 'commands' | 'read'>) =>
  ({
    queries: { words: wordsHandler(read) },
    reactions: [whenModerationDecidesThenHideWords(commands)],
  }) satisfies Capability;
