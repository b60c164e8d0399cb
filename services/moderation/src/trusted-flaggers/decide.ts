import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { FlaggerDetails, FlaggerEvent } from '@lendring/contracts/moderation/trusted-flaggers.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import { same } from '@lendring/contracts/rules/same.js';
import type { FlaggerFold } from './flagger.aggregate.js';

type FlaggerDecision = Decision<readonly FlaggerEvent[], ModerationRefusal>;

type Act = Readonly<{ userId: string; by: string; at: string }>;

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
