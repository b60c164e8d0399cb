import type { ChannelPort, Delivery } from '../src/channels/channel.port.js';
import type { Outcome } from '../src/delivery/decide.js';

/** A channel that records deliveries and returns `answers` as its next outcomes; afterwards it accepts everything. */
export const rememberingChannel = (more: Partial<ChannelPort> = {}) => {
  const handed: Delivery[] = [];
  const answers: (Outcome | Error)[] = [];
  const channel: ChannelPort = {
    name: 'mail',
    collectMs: 120_000,
    digests: true,
    hourly: 4,
    deliver: async (delivery) => {
      handed.push(delivery);
      const answer = answers.shift() ?? { outcome: 'sent' };
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ...more,
  };
  return {
    channel,
    handed,
    answers,
    kinds: () => handed.map(({ notifications }) => notifications.map(({ kind }) => kind)),
  };
};
