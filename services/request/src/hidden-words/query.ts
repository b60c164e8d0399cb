import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { placeOf } from '@lendring/contracts/kernel/words.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ReadModels } from '../ports.js';
import { sideOf } from '../request/decide.js';
import { messageFor, ratingFor } from './readable.js';

const stars = (count: number): string => '★'.repeat(count) + '☆'.repeat(5 - count);

export const wordsHandler =
  ({ requests }: Pick<ReadModels, 'requests'>): ServiceHandlers<typeof requestApi>['queries']['words'] =>
  async ({ words }, context) => {
    const { requestId, part } = placeOf(words);
    const userId = callerIdOf(context);
    const request = await requests.get(requestId);
    if (!request) return null;
    const { title } = request.terms;
    const { vendorId, creatorId } = request;
    const of = (...people: readonly string[]) => [...new Set([...people, vendorId, creatorId])];
    if (words.kind === 'message') {
      const message = request.messages.find(({ messageId }) => messageId === part);
      const read = message && sideOf(request, userId) !== null ? messageFor(userId)(message) : null;
      return read?.text ? { authorId: read.authorId, parties: of(read.authorId), title, text: read.text } : null;
    }
    const found = request.ratings.find(({ side }) => side === part);
    // A hidden rating is visible to its author only.
    if (!found || (request.hiddenStars[found.side] !== null && found.authorId !== userId)) return null;
    const rating = ratingFor(userId)(found);
    const parties = of(rating.authorId, rating.aboutId);
    if (words.kind === 'reply')
      return rating.answer?.text ? { authorId: rating.aboutId, parties, title, text: rating.answer.text } : null;
    return rating.text
      ? { authorId: rating.authorId, parties, title, text: `${stars(rating.stars)}\n\n${rating.text}` }
      : null;
  };
