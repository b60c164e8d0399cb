import type { requestDoor, RequestView } from '@lendring/contracts/request/queries.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import { pick } from '@lendring/contracts/kernel/pick.js';
import type { ReadModels } from '../ports.js';
import { sideOf } from '../request/decide.js';
import { askerOf } from './request-queries.js';
import { viewOf } from './request-view.js';
import { everOfPerson } from './requests-of.js';

const PAGE = 100;

/** What somebody wrote who lent before the request was taken over. */
const onlyOf = ({ messages, milestones }: Pick<RequestView, 'messages' | 'milestones'>, userId: string) => ({
  messages: messages.filter(({ authorId }) => authorId === userId),
  milestones: milestones.map((one) => ({ ...one, text: null })),
  ratings: [],
});

/** What this service holds of the asker, in the order of ids: requests as they see them, and days they keep. */
export const ownData =
  ({
    requests,
    blocks,
  }: Pick<ReadModels, 'requests' | 'blocks'>): DoorHandlers<typeof requestDoor>['queries']['ownData'] =>
  async ({ file, cursor }, context) => {
    const userId = askerOf(context);
    if (!userId) return { rows: [], next: null };
    const behind = (id: string): Filter[] => (cursor === null ? [] : [{ [id]: { $gt: cursor } }]);
    if (file === 'blocked_days') {
      const found = await blocks.find({
        filter: { $and: [{ vendorId: userId, removed: false }, ...behind('blockId')] },
        sort: [['blockId', 1]],
        limit: PAGE,
      });
      return {
        rows: found.map((block) => pick(block, 'blockId', 'offerId', 'period', 'kind')),
        next: found.length < PAGE ? null : (found.at(-1)?.blockId ?? null),
      };
    }
    const found = await requests.find({
      filter: { $and: [everOfPerson(userId), ...behind('requestId')] },
      sort: [['requestId', 1]],
      limit: PAGE,
    });
    return {
      rows: found.flatMap((request) => {
        const side = sideOf(request, userId);
        const {
          overlapsOpen: _,
          overlapsTaken: __,
          ...row
        } = viewOf(request, side ?? 'vendor', context.at, { open: [], calendar: null });
        if (!side) return [{ ...row, ...onlyOf(row, userId) }];
        return [row];
      }),
      next: found.length < PAGE ? null : (found.at(-1)?.requestId ?? null),
    };
  };
