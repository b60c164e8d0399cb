import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { derivedId } from '@lendring/platform/base/uuid.js';

const CASES = '0d5c6b57-0f0a-4a53-8a8b-7b1d1c5f2a90';

export const caseIdOf = ({ kind, id }: Subject, ownerId: string): string =>
  derivedId(CASES, `${kind} ${id} ${ownerId}`);
