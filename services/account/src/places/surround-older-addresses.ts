import type { Address, Point } from '@lendring/contracts/kernel/place.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { surround } from './decide.js';
import { accountAggregate } from '../account/account.aggregate.js';
import type { AccountDocument } from '../account/projection.js';

const name = 'surround-older-addresses';
const BATCH = 50;

/** Postal codes around an address from the place service; empty if the town is no longer known. */
export type Around = (address: Address, at: string) => Promise<readonly Point[]>;

type Deps = Readonly<{ accounts: Pick<View<AccountDocument>, 'find'>; commands: CommandHandler; around: Around }>;

/**
 * Migration: adds postal codes to addresses stored without them. A rough place that fits too few codes moves, and the
 * user's offers follow as after any move.
 */
export const surroundOlderAddresses = ({ accounts, commands, around }: Deps): ClockPolicy => ({
  name,
  everyMs: 60_000,
  async tick(now) {
    const older = await accounts.find({ filter: { lacksSurroundings: true }, limit: BATCH });
    for (const { userId, address } of older) {
      if (!address || address.around) continue;
      const points = await around(address, now);
      const commandId = derivedId(userId, `${name} ${address.cityId} ${address.postalId}`);
      await commands.on(accountAggregate, userId, systemCommand({ name, commandId, at: now }), (state) =>
        surround(state, userId, address, points),
      );
    }
  },
});
