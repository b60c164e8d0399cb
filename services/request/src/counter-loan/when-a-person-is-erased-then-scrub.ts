import type { CounterLoanEvent } from '@lendring/contracts/request/counter-loan.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Ports } from '../ports.js';

export type ScrubDeps = Pick<Ports, 'caughtUp'> & Pick<ServicePorts, 'documents' | 'store'>;

/**
 * Removes the erased name and contact details from the files of the read models too, as the erasure of an account does.
 * One run covers all earlier erasures, so that the deletion of an account does not rewrite the file for each loan.
 */
export const whenAPersonIsErasedThenScrub = ({ caughtUp, documents, store }: ScrubDeps): Policy<CounterLoanEvent> => {
  let scrubbedTo = '';
  return {
    name: 'when-a-counter-person-is-erased-then-scrub',
    prefixes: ['counterLoan-'],
    types: ['CounterPersonErased'],
    async react({ position }) {
      if (position <= scrubbedTo) return;
      const head = await store.head();
      await caughtUp();
      await documents.scrub?.();
      scrubbedTo = head;
    },
  };
};
