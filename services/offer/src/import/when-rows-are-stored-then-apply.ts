import { decided } from '@lendring/contracts/kernel/decider.js';
import type { ImportProblem, WantedPicture } from '@lendring/contracts/offer/import.js';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { type ApplyDeps, applyRows } from './apply-rows.js';
import { dueNext } from './due-next.js';
import { importAggregate, importPicturesAggregate, type RowsEvent } from './import.aggregate.js';

const { addresses: max, atATime } = importLimits.pictures;

const chunksOf = (pictures: readonly WantedPicture[]): readonly WantedPicture[][] =>
  Array.from({ length: Math.ceil(pictures.length / atATime) }, (_, n) =>
    pictures.slice(n * atATime, (n + 1) * atATime),
  );

/** A problem for each line whose pictures exceed the limit of an import. */
const tooMany = (pictures: readonly WantedPicture[]): readonly ImportProblem[] =>
  [...new Map(pictures.map(({ line, column }) => [line, column])).entries()].map(([line, column]) => ({
    line,
    column,
    code: 'import_pictures_many',
    params: { max },
  }));

/**
 * Applies each part of an import in the background, once, also across a restart, and stores the pictures to download,
 * which do not hold up the next rows. Erased rows are skipped.
 */
export const whenRowsAreStoredThenApply = (deps: ApplyDeps): Policy<RowsEvent> => {
  const apply = applyRows(deps);
  return {
    name: 'when-import-rows-are-stored-then-apply',
    prefixes: ['importrows-'],
    types: ['ImportRowsStored'],
    react: async ({ data: { ownerId, importId, from, head, rows, locale }, at }, call) => {
      if (head === null || rows === null) return;
      const { problems, wanted, ...sum } = await apply({ ownerId, importId, head, locale, at }, rows);
      const count = rows.length;
      return deps.commands.execute(call, async (unit) => {
        const { state } = await unit.load(importAggregate, importId);
        if (state.done >= from + count) return decided([]);
        const room = Math.max(0, max - state.pictures.wanted);
        const taken = wanted.slice(0, room);
        const chunks = chunksOf(taken).map((pictures, index) => ({
          part: derivedId(importId, `${from} pictures ${index}`),
          pictures,
        }));
        const data = {
          ownerId,
          importId,
          from,
          count,
          ...sum,
          problems: [...problems, ...tooMany(wanted.slice(room))],
          pictures: taken.length,
          parts: chunks.map(({ part }) => part),
        };
        unit.append(importAggregate, importId, [{ type: 'ImportRowsDone', data }]);
        for (const { part, pictures } of chunks) {
          await unit.loadNew(importPicturesAggregate, part);
          unit.append(importPicturesAggregate, part, [
            { type: 'ImportPicturesStored', data: { ownerId, importId, pictures, inTurn: true } },
          ]);
        }
        await dueNext(unit, { ownerId, importId }, state.parts.due);
        return decided([data]);
      });
    },
  };
};
