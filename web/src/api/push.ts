import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api-client/api.js';

export const pushDevicesQuery = (api: Api) =>
  queryOptions({ queryKey: ['push-devices'], queryFn: ({ signal }) => api.get('/push_device', {}, { signal }) });
