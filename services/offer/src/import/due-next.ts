import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { importAggregate, importPicturesAggregate } from './import.aggregate.js';

/** Makes the next part of an import due, if there is one. */
export const dueNext = async (
  unit: Unit,
  { ownerId, importId }: Readonly<{ ownerId: string; importId: string }>,
  before: string | null,
): Promise<void> => {
  const { due: part } = (await unit.load(importAggregate, importId)).state.parts;
  if (part === null || part === before) return;
  await unit.load(importPicturesAggregate, part);
  unit.append(importPicturesAggregate, part, [{ type: 'ImportPicturesDue', data: { ownerId, importId, part } }]);
};
