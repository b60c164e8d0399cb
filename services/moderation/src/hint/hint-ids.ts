import type { HintKind } from '@lendring/contracts/moderation/hints.js';
import type { Subject } from '@lendring/contracts/moderation/subject.js';
import { derivedId } from '@lendring/platform/base/uuid.js';

const HINTS = '5b0e3d0c-6c1b-4b57-9d8e-2f6a7c31e4d9';

/** One reason of each kind for each thing. */
export const hintIdOf = ({ kind, id }: Subject, why: HintKind): string => derivedId(HINTS, `${why} ${kind} ${id}`);
