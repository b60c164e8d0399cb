import { factorsQuery } from '../../api/security.js';
import { useApi } from '../../lib/api-context.js';
import { useQuery } from '../../lib/use-query.js';

/** Whether the sign-in asks for a code, so that changes of it do as well; undefined: not known yet. */
export const useWithCode = (): boolean | undefined => {
  const { data } = useQuery(factorsQuery(useApi()));
  return data && data.totp !== null;
};
