import { erasureRequest } from '@lendring/contracts/account/integration.js';
import { services } from '@lendring/contracts/services.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { erasureReaction } from '@lendring/platform/runtime/service/erasure-reaction.js';
import { cases } from '../case/projection.js';
import { hints } from '../hints/projection.js';
import type { Ports } from '../ports.js';
import { eraseCases } from './erase-cases.js';
import { eraseFlagger } from './erase-flagger.js';
import { eraseHints } from './erase-hints.js';
import { ownData } from './own-data.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'caughtUp' | 'evidence' | 'confirmErasure' | 'documents'>;

/** A person's data: the files of their takeout, and erasure of snapshots, hints and flagger details (ADR 54). */
export const accountDeletion = ({ commands, load, read, caughtUp, evidence, confirmErasure, documents }: Deps) => {
  const eraseAll = [
    eraseCases({ commands, cases: read.cases, evidence, caughtUp: () => caughtUp([cases]) }),
    eraseHints({ commands, hints: read.hints, caughtUp: () => caughtUp([hints]) }),
    eraseFlagger(commands),
  ];
  return {
    queries: { ownData: ownData({ load, ...read }) },
    reactions: [
      erasureReaction({
        request: erasureRequest,
        by: services.moderation.name,
        erase: async (userId, call) => {
          for (const erase of eraseAll) {
            const answer = await erase(userId, call);
            if (answer && !answer.ok) return answer;
          }
          return null;
        },
        confirm: confirmErasure,
        documents,
      }),
    ],
  } satisfies Capability;
};
