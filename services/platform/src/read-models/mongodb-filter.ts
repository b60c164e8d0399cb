import type { Condition } from './filter.js';
import { storedKey } from './mongodb-stored.js';

export type MongoFilter = Readonly<Record<string, unknown>>;

export const storedPath = (path: string): string => ['document', ...path.split('.').map(storedKey)].join('.');

export const filterToMongo = (condition: Condition): MongoFilter => {
  switch (condition.kind) {
    case 'all':
      return condition.of.length === 0 ? {} : { $and: condition.of.map(filterToMongo) };
    case 'any':
      return { $or: condition.of.map(filterToMongo) };
    case 'not':
      return { $nor: [filterToMongo(condition.condition)] };
    case 'in':
      return {
        [storedPath(condition.path)]:
          condition.values.length === 1 ? { $eq: condition.values[0] } : { $in: condition.values },
      };
    case 'compare':
      return { [storedPath(condition.path)]: { [condition.operator]: condition.value } };
  }
};
