import type { LegalName, LegalState, LegalVersion } from '@lendring/contracts/installation/legal-texts.js';
import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { LegalVersionDocument } from './projection.js';

/** The effective day of a legal text is a day in the installation's country. */
export const todayAt = (at: string) => dayIn(at, OPERATOR_TIME_ZONE);

export const versionOf = ({ number, text, from, change, putBack, at }: LegalVersionDocument): LegalVersion => ({
  number,
  text,
  from,
  change,
  putBack,
  at,
});

export const legalStateIn = (
  legalVersions: View<LegalVersionDocument>,
): ((name: LegalName, at: string) => Promise<LegalState>) => {
  const newest = async (name: LegalName, until?: string): Promise<LegalVersion | null> => {
    const filter = { name, ...(until !== undefined && { from: { $lte: until } }) };
    const [found] = await legalVersions.find({ filter, sort: [['number', -1]], limit: 1 });
    return found ? versionOf(found) : null;
  };
  return async (name, at) => {
    const [last, inForce] = await Promise.all([newest(name), newest(name, todayAt(at))]);
    return { inForce, next: last && last.number !== inForce?.number ? last : null };
  };
};
