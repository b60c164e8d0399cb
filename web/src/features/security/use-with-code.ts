import { factorsQuery } from '../../api/security.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';

/** Whether two-step sign-in is on, so that security changes require a code; undefined while loading. */
export const useWithCode = (): boolean | undefined => {
  const { data } = useQuery(factorsQuery(useApi()));
  return data && data.totp !== null;
};
