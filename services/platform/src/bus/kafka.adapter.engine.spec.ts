import { describe } from '@jest/globals';
import { describeEngine } from '../engines/engine.testing.js';
import { silentLog } from '../runtime/log.js';
import type { DeadLetter } from './bus.port.js';
import { busContract } from './contract.js';
import { openKafkaBus } from './kafka.adapter.js';

describeEngine('kafka', 'the bus on Kafka', (address) => {
  const brokers = address.split(',');
  describe('as every bus', () => {
    busContract(async () => {
      const letters: DeadLetter[] = [];
      const bus = openKafkaBus({ brokers, clientId: 'contract', log: silentLog, tries: 3, backOffMs: 1, onDeadLetter: (letter) => { letters.push(letter); } });
      return { bus, deadLetters: async () => letters };
    }, { tries: 3 });
  });
});
