import { builtInSignIn, serviceNames } from '@lendring/contracts/services.js';
import { identityDoor } from '@lendring/contracts/identity/queries.js';
import { inOneProcess, openDoor, openDoors, openStates } from '@lendring/platform/runtime/doors/doors.js';
import type { Link } from '@lendring/platform/rpc/link.js';
import type { Telemetry } from '@lendring/platform/telemetry/telemetry.js';

/** API clients of all services in one process, including the built-in sign-in; each works once its service listens. */
export const embeddedDoors = (link: Link, telemetry: Telemetry) => ({
  ...openDoors(link, { ...inOneProcess, telemetry }),
  identity: openDoor(link, identityDoor, { ...inOneProcess, telemetry }),
});
export type EmbeddedDoors = ReturnType<typeof embeddedDoors>;

export const embeddedStates = (link: Link, telemetry: Telemetry) =>
  openStates(link, { ...inOneProcess, telemetry }, [...serviceNames, builtInSignIn.name]);
