import type { EngineName } from '@lendring/platform/testing/engines/engine.js';
import type { Tool } from './machine.js';
import type { Processes } from './processes.js';

/** The address and credentials of a server, as lines of an environment. */
export type Addresses = Readonly<Record<string, string>>;
export type Running = Readonly<{ addresses: Addresses; stop: () => Promise<void> }>;

export type Place = Readonly<{
  /** The folder that `install` filled. */
  installed: string;
  /** An empty folder for data and logs; removed after the end. */
  directory: string;
  /** Free ports of the loopback interface, as many as the server has usual ones. */
  ports: readonly number[];
  processes: Processes;
}>;

/** A server that this machine can run by itself. */
export type LocalServer = Readonly<{
  /** Name and version: `kafka-4.3.1`. Also the name of its folder in the cache. */
  version: string;
  needs: readonly Tool[];
  usualPorts: readonly number[];
  /** Fetches and builds the server into an empty folder, from package registries. */
  install: (folder: string) => Promise<void>;
  /** Resolves once the server is healthy. @throws with the end of its log when it is not. */
  start: (place: Place) => Promise<Running>;
}>;

/** One server that the production profile needs, and the ways to have one for a test. */
export type Engine = Readonly<{
  name: EngineName;
  /** Other names it goes by: the ports it stands behind, its server's name. */
  alsoCalled: readonly string[];
  /** The variables of its address and credentials; the first one is the address. */
  variables: readonly [string, ...string[]];
  /** Null where no package registry has the server. */
  local: LocalServer | null;
  /** A container of the pinned image, removed with this process; null where there is none. */
  startContainer: (() => Promise<Running>) | null;
}>;
