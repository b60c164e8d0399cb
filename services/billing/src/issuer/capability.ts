import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { settingOf } from '@lendring/contracts/billing/issuer.js';
import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';

/**
 * Issuer of invoices: shown to everyone as the seller, and to admins as configured in the operator's file (ADR 126).
 */
export const issuing = ({ business }: Pick<Ports, 'business'>) => {
  const { issuer } = business;
  const queries: Pick<ServiceHandlers<typeof billingApi>['queries'], 'issuerOfFile' | 'seller'> = {
    issuerOfFile: async (_, { actor }) => (hasRight(actor, 'admin') ? settingOf(business.fileIssuer ?? issuer) : null),
    seller: async () => {
      const { name, street, postal, city, country, email, zone, series } = issuer;
      return { name, street, postal, city, country, email, zone, series };
    },
  };
  return { queries } satisfies Capability;
};
