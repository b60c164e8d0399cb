import { createContext, useContext, useRef } from 'react';
import type { Api } from './api.js';

export const ApiContext = createContext<Api | null>(null);

/** The API in components (mutations, typing suggestions); loaders take it from the route's context. */
export const useApi = (): Api => {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiContext');
  return api;
};

/** An `Idempotency-Key` that stays the same until `next()`: one per intention of a person, kept on retry. */
export const useIntention = () => {
  const key = useRef<string | null>(null);
  return {
    key: (): string => (key.current ??= crypto.randomUUID()),
    /** Call it when the intention was fulfilled or changed. */
    next: (): void => {
      key.current = null;
    },
  };
};
