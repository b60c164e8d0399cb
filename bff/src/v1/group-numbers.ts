import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { found } from '../errors/api-error.js';
import { queryContext, type Handlers } from '../caller/handlers.js';

export const groupNumberHandlers = (doors: Doors): Handlers<'groupNumbers'> => ({
  groupNumbers: async ({ id }, caller) =>
    found(await doors.group.queries.numbers({ groupId: id }, queryContext(caller)), 'group_not_found'),
});
