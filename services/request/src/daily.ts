import type { RequestEvent } from '@lendring/contracts/request/events.js';
import { answerCounter } from '@lendring/contracts/rules/answer-times.js';
import { townKey } from '@lendring/contracts/rules/town-key.js';
import { dailyProjection, type Counted } from '@lendring/platform/runtime/daily-numbers/projection.js';

const one = (counter: string): readonly Counted[] => [{ counter }];

const rated = ({ stars }: Readonly<{ stars: number }>): readonly Counted[] => [
  { counter: 'ratings' },
  { counter: 'stars', n: stars },
];

const counted = ({ type, data }: RequestEvent): readonly Counted[] => {
  switch (type) {
    case 'RequestAsked':
      return [{ counter: 'asked' }, ...(data.town ? [{ counter: 'asked', by: 'town', key: townKey(data.town) }] : [])];
    case 'MessageSent':
      return one('messages');
    case 'RequestAnswered':
      return one(answerCounter(data.minutes));
    case 'RequestAgreed':
      return one('agreed');
    case 'RequestDeclined':
      // Count a declined request with a cause as lapsed, because its offer or account was deleted.
      return one(data.cause ? 'lapsed' : 'declined');
    case 'RequestExpired':
      return one('lapsed');
    case 'RequestWithdrawn':
      return one('withdrawn');
    case 'RequestCancelled':
      return one('cancelled');
    case 'RequestCompleted':
      return one('completed');
    // Count a rating on the day of its publication; an earlier count would reveal hidden ratings.
    case 'RequestRated':
      return data.hidden ? [] : rated(data);
    case 'RatingShown':
      return rated(data);
    default:
      return [];
  }
};

export const daily = dailyProjection<RequestEvent>({ version: 4, prefixes: ['request-'], counted });
