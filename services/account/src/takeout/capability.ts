import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { ownData, type OwnAnswers } from './own-data.js';
import { takeoutCommands, takeoutQueries } from './takeouts.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'actives'> & Readonly<{ answers: OwnAnswers }>;

/** Takeouts of users' data: orders, progress, and the files of this service (ADR 58). */
export const takeout = ({ commands, load, read, actives, answers }: Deps) =>
  ({
    commands: takeoutCommands(commands),
    queries: { ...takeoutQueries(load, read.takeouts), ownData: ownData(answers, actives) },
  }) satisfies Capability;
