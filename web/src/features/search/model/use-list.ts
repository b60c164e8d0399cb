import { useMatches } from '@tanstack/react-router';
import type { List } from './list.js';

const listIn = (data: unknown): List | null => (data as { list?: List } | null | undefined)?.list ?? null;

/** The result list the page shows; null on other pages. */
export const useList = (): List | null => useMatches({ select: (matches) => listIn(matches.findLast((match) => match.staticData.frame === 'search')?.loaderData) });
