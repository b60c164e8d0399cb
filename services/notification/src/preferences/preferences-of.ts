import { deliveriesAggregate } from '../delivery/deliveries.aggregate.js';
import type { Ports } from '../ports.js';
import { preferencesAggregate } from './preferences.aggregate.js';

/**
 * Preferences of a user with the channels of this installation; `refused` lists the channels whose address refuses
 * mail.
 */
export const preferencesOf =
  ({ load, channels: ports }: Pick<Ports, 'load' | 'channels'>) =>
  async (userId: string) => {
    const channels = ports.map(({ name }) => name);
    const [preferences, deliveries] = await Promise.all([
      load(preferencesAggregate, userId),
      load(deliveriesAggregate, userId),
    ]);
    return { ...preferences, channels, refused: channels.filter((channel) => deliveries[channel].refused !== null) };
  };
