import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { PublicPlace } from '../kernel/place.js';
import { AskObjection, AskRules } from '../rules/ask-rules.js';

export const mayAskQueries = {
  /**
   * Condition of an offer that a person does not meet, by `rules/may-ask.ts`; null if they may send a request, have no
   * address yet, or the caller asks for another person. The answer keeps address, phone and ratings in this service.
   * `place`: public place of the offer.
   */
  askObjection: {
    question: z.strictObject({
      userId: UserId,
      rules: AskRules,
      place: PublicPlace.pick({ country: true, point: true, radius: true }),
    }),
    answer: AskObjection.nullable(),
  },
} as const;
