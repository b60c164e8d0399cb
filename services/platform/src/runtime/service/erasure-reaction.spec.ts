import { erasureRequest } from '@lendring/contracts/account/integration.js';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { START, type UserId } from '@lendring/contracts/kernel/ids.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { systemCommand } from './command-call.js';
import { erasureReaction } from './erasure-reaction.js';

const userId = randomUUID();
const at = '2025-05-01T10:00:00.000Z';
const ok: CommandAnswer = { ok: true, position: START };
const no: CommandAnswer = { ok: false, refusal: { code: 'busy' } };
const heard = (type = 'account.deleted'): CloudEvent => ({
  specversion: '1.0',
  id: randomUUID(),
  source: '/account',
  type,
  subject: userId,
  time: at,
  datacontenttype: 'application/json',
  data: { userId },
});

const service = (
  answers: { erase?: CommandAnswer | null; confirm?: CommandAnswer; scrub?: () => Promise<void> } = {},
  by = 'offer',
) => {
  const steps: string[] = [];
  const ids: string[] = [];
  const call = systemCommand({ name: 'spec', commandId: '3f0c2f5e-93b1-4b0e-8a60-1f6d0c5b7a44', at });
  const reaction = erasureReaction({
    request: erasureRequest,
    by,
    erase: async (who: UserId) => {
      steps.push(`erase ${who === userId}`);
      return answers.erase ?? null;
    },
    confirm: async (confirmed, { commandId }) => {
      steps.push(`confirm ${confirmed.by}`);
      ids.push(commandId);
      return answers.confirm ?? ok;
    },
    documents: {
      scrub: async () => {
        steps.push('scrub');
        await answers.scrub?.();
      },
    },
  });
  return { steps, ids, hear: (event = heard()) => reaction.react(event, call) };
};

describe('erasure after an account deletion', () => {
  it('erases the data, scrubs the disk and then confirms', async () => {
    const { steps, hear } = service();
    expect(await hear()).toEqual(ok);
    expect(steps).toEqual(['erase true', 'scrub', 'confirm offer']);
  });

  it('fails for a retry, without confirmation, if data remains', async () => {
    const refusing = service({ erase: no });
    await expect(refusing.hear()).rejects.toThrow('cannot erase a user yet (busy)');
    expect(refusing.steps).toEqual(['erase true']);
    const full = service({ scrub: async () => Promise.reject(new Error('The disk is full')) });
    await expect(full.hear()).rejects.toThrow('The disk is full');
    expect(full.steps).toEqual(['erase true', 'scrub']);
    await expect(service({ confirm: no }).hear()).rejects.toThrow('cannot confirm an erasure (busy)');
  });

  it('is confirmed with a stable id that is distinct per service', async () => {
    const [offer, request] = [service(), service({}, 'request')];
    await offer.hear();
    await offer.hear();
    await request.hear();
    expect(new Set(offer.ids).size).toBe(1);
    expect(request.ids[0]).not.toBe(offer.ids[0]);
  });

  it('ignores repeated requests meant for other services', async () => {
    const repeat = (keepers: readonly string[]) => ({ ...heard(), data: { userId, keepers } });
    const { steps, hear } = service();
    expect(await hear(repeat(['request']))).toBeUndefined();
    expect(steps).toEqual([]);
    expect(await hear(repeat(['request', 'offer']))).toEqual(ok);
  });

  it('ignores other events', async () => {
    const { steps, hear } = service();
    expect(await hear(heard('account.relocated'))).toBeUndefined();
    expect(steps).toEqual([]);
  });
});
