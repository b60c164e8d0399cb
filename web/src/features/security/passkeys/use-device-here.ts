import { sessionsQuery } from '../../../api/security.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useDeviceName } from '../use-device-name.js';

export const useDeviceHere = (): string | undefined => {
  const nameOf = useDeviceName();
  const { data: sessions } = useQuery(sessionsQuery(useApi()));
  const here = sessions?.find((one) => one.this);
  return here && (here.browser ?? here.system) !== null ? nameOf(here) : undefined;
};
