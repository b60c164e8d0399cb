import { builtInSignIn, serviceNames } from '@lendring/contracts/services.js';
import { identityApi } from '@lendring/contracts/identity/queries.js';
import {
  inOneProcess,
  openApi,
  openServiceApis,
  openStates,
} from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { Link } from '@lendring/platform/rpc/link.js';
import type { Telemetry } from '@lendring/platform/telemetry/telemetry.js';

/** API clients of all services in one process, including the built-in sign-in; each works once its service listens. */
export const embeddedApis = (link: Link, telemetry: Telemetry) => ({
  ...openServiceApis(link, { ...inOneProcess, telemetry }),
  identity: openApi(link, identityApi, { ...inOneProcess, telemetry }),
});
export type EmbeddedApis = ReturnType<typeof embeddedApis>;

export const embeddedStates = (link: Link, telemetry: Telemetry) =>
  openStates(link, { ...inOneProcess, telemetry }, [...serviceNames, builtInSignIn.name]);
