import { randomUUID } from 'node:crypto';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { Channel } from '@lendring/contracts/notification/kinds.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { replay } from './decide.js';
import { deliveriesAggregate } from './deliveries.aggregate.js';
import type { LaneDocument } from './projection.js';

export type GivenUp = Readonly<{ userId: string; channel: Channel; count: number }>;

type Lanes = Pick<View<LaneDocument>, 'find'>;

const PAGE = 500;

export const givenUpOf = async (lanes: Lanes, userId: string | null = null): Promise<readonly GivenUp[]> => {
  const all: GivenUp[] = [];
  for (let skip = 0; ; skip += PAGE) {
    const page = await lanes.find({
      filter: { givenUp: { $gt: 0 }, ...(userId !== null && { userId }) },
      sort: [
        ['userId', 1],
        ['channel', 1],
      ],
      skip,
      limit: PAGE,
    });
    all.push(...page.map((lane) => ({ userId: lane.userId, channel: lane.channel, count: lane.givenUp })));
    if (page.length < PAGE) return all;
  }
};

export const retryGivenUp = async (
  { commands, lanes }: Readonly<{ commands: CommandHandler; lanes: Lanes }>,
  now: string,
  userId: string | null = null,
): Promise<number> => {
  let count = 0;
  for (const one of await givenUpOf(lanes, userId)) {
    const whose = { userId: one.userId, channel: one.channel };
    const call = systemCommand({ name: 'operator', commandId: randomUUID(), at: now });
    const answer = await commands.on(deliveriesAggregate, one.userId, call, (state) =>
      decided(replay(state[one.channel], whose, now)),
    );
    if (answer.ok) count += one.count;
  }
  return count;
};
