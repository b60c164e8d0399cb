import { decided } from '@lendring/contracts/kernel/decider.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { type ApplyDeps, applyRows } from './apply-rows.js';
import { importAggregate, type RowsEvent } from './import.aggregate.js';

/** Applies each part of an import in the background, once, also across a restart. Erased rows are skipped. */
export const whenRowsAreStoredThenApply = (deps: ApplyDeps): Policy<RowsEvent> => {
  const apply = applyRows(deps);
  return {
    name: 'when-import-rows-are-stored-then-apply',
    prefixes: ['importrows-'],
    types: ['ImportRowsStored'],
    react: async ({ data: { ownerId, importId, from, head, rows, locale }, at }, call) => {
      if (head === null || rows === null) return;
      const { problems, ...sum } = await apply({ ownerId, importId, head, locale, at }, rows);
      const count = rows.length;
      return deps.commands.on(importAggregate, importId, call, (state) =>
        decided(
          state.done >= from + count
            ? []
            : [{ type: 'ImportRowsDone', data: { ownerId, importId, from, count, ...sum, problems: [...problems] } }],
        ),
      );
    },
  };
};
