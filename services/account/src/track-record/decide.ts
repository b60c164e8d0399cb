import type { Side } from '@lendring/contracts/kernel/side.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { AccountState } from '../account/account.aggregate.js';
import type { AccountDecision } from '../account/decide.js';

export const received = (state: AccountState, userId: string, as: Side, stars: number): AccountDecision =>
  state.opened ? decided([{ type: 'RatingReceived', data: { userId, as, stars } }]) : decided([]);

export const recounted = (
  state: AccountState,
  userId: string,
  as: Side,
  { stars, counts }: Readonly<{ stars: number; counts: boolean }>,
): AccountDecision =>
  state.opened ? decided([{ type: 'RatingRecounted', data: { userId, as, stars, counts } }]) : decided([]);

export const lent = (state: AccountState, userId: string): AccountDecision =>
  state.opened ? decided([{ type: 'ThingLent', data: { userId } }]) : decided([]);

export const answered = (state: AccountState, userId: string, minutes: number): AccountDecision =>
  state.opened ? decided([{ type: 'RequestAnswered', data: { userId, minutes } }]) : decided([]);
