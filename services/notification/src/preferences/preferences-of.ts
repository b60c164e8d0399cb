import { deliveriesAggregate } from '../delivery/deliveries.aggregate.js';
import type { Ports } from '../ports.js';
import { preferencesAggregate } from './preferences.aggregate.js';

/**
 * Preferences of a user with the channels of this installation; `refused` lists the channels whose address refuses
 * mail.
 */
export const preferencesOf =
  ({ loadKnown, channels: ports }: Pick<Ports, 'loadKnown' | 'channels'>) =>
  async (userId: string) => {
    const channels = ports.map(({ name }) => name);
    const [preferences, deliveries] = await Promise.all([
      loadKnown(preferencesAggregate, userId),
      loadKnown(deliveriesAggregate, userId),
    ]);
    return { ...preferences, channels, refused: channels.filter((channel) => deliveries[channel].refused !== null) };
  };
