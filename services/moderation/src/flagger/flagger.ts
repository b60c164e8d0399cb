import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { FlaggerDetails, FlaggerEvent } from '@lendring/contracts/moderation/flagger.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import { same } from '@lendring/contracts/rules/same.js';

export type FlaggerFold = Readonly<{ current: FlaggerDetails | null }>;
type FlaggerDecision = Decision<readonly FlaggerEvent[], ModerationRefusal>;
type Act = Readonly<{ userId: string; by: string; at: string }>;

/** Stream `flagger-<userId>`: trusted-flagger status of an account (ADR 102). */
export const flaggerAggregate: Aggregate<FlaggerFold, FlaggerEvent> = {
  category: 'flagger',
  initialState: { current: null },
  evolve: (_, { type, data }) => {
    if (type === 'FlaggerRemoved') return { current: null };
    const { organisation, awardedBy, email } = data;
    return { current: { organisation: organisation ?? '', awardedBy: awardedBy ?? '', email: email ?? '' } };
  },
};

/** Appoints a trusted flagger; admins cannot appoint themselves. Identical details change nothing. */
export const appoint = (
  { current }: FlaggerFold,
  act: Act,
  { reason, ...details }: FlaggerDetails & Readonly<{ reason: string }>,
): FlaggerDecision => {
  if (act.by === act.userId) return refused('flagger_own');
  return decided(same(current, details) ? [] : [{ type: 'FlaggerAppointed', data: { ...details, reason, ...act } }]);
};

export const remove = ({ current }: FlaggerFold, act: Act, reason: string): FlaggerDecision =>
  decided(current ? [{ type: 'FlaggerRemoved', data: { reason, ...act } }] : []);

export const forgetFlagger = ({ current }: FlaggerFold, userId: string, at: string): FlaggerDecision =>
  decided(current ? [{ type: 'FlaggerRemoved', data: { userId, reason: null, by: null, at } }] : []);
