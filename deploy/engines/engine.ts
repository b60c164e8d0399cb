import type { EngineName } from '@lendring/platform/testing/engines/engine.js';
import type { Tool } from './machine.js';
import type { Processes } from './processes.js';

export type Addresses = Readonly<Record<string, string>>;
export type Running = Readonly<{ addresses: Addresses; stop: () => Promise<void> }>;

export type Place = Readonly<{ installed: string; directory: string; ports: readonly number[]; processes: Processes }>;

export type LocalServer = Readonly<{
  /** Name and version such as `kafka-4.3.1`, which is also the name of the cache folder. */
  version: string;
  needs: readonly Tool[];
  usualPorts: readonly number[];
  /** Downloads and builds the server into an empty folder, from package registries. */
  install: (folder: string) => Promise<void>;
  /**
   * Resolves once the server is healthy. @throws Error with the end of the server's log if it does not become healthy
   */
  start: (place: Place) => Promise<Running>;
}>;

export type Engine = Readonly<{
  name: EngineName;
  alsoCalled: readonly string[];
  /** Environment variables for URL and credentials, URL first. */
  variables: readonly [string, ...string[]];
  /** Null if no package registry has the server. */
  local: LocalServer | null;
  /** Starts a container of the pinned image, removed with this process; null without an image. */
  startContainer: (() => Promise<Running>) | null;
}>;
