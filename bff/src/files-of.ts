import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { mayDo, type Right } from '@lendring/contracts/kernel/rights.js';
import type { Standings } from './caller/standings.js';
import type { BffParts } from './parts.js';
import { evidenceFiles, invoiceFiles, takeoutFiles, type FileLinks } from './files/file-links.js';

export type Files = Readonly<Record<'takeouts' | 'invoices' | 'evidence', FileLinks>>;

export const filesOf = ({ fileLinks }: BffParts, standings: Standings): Files => {
  const stillMay = (right: Right) => async (staff: UserId) => {
    const { roles, suspended } = await standings.now(staff);
    return !suspended && mayDo(roles, right);
  };
  return {
    takeouts: fileLinks(takeoutFiles),
    invoices: fileLinks(invoiceFiles, stillMay('invoices')),
    evidence: fileLinks(evidenceFiles, stillMay('reports')),
  };
};
