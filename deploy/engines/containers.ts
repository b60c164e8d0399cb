import type { Addresses, Running } from './engine.js';
import { images } from './images.js';

type Options = Readonly<{
  command?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Text files by their path in the container. */
  files?: Readonly<Record<string, string>>;
  /** Ports of the container, each on a free port of this machine, or on a given one. */
  ports: readonly (number | { readonly container: number; readonly host: number })[];
  healthy: Readonly<{ log: RegExp }> | Readonly<{ path: string; port: number; status?: number }>;
  addresses: (at: { readonly host: string; readonly port: (container: number) => number }) => Addresses;
}>;

/** Whether a Docker engine (or a compatible one) answers here. */
export const dockerAnswers = async (): Promise<boolean> => {
  // Loaded on demand: without Docker nothing waits for it.
  const { getContainerRuntimeClient } = await import('testcontainers');
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
};

/** Starts an engine's pinned image; testcontainers' reaper removes it when this process ends, however it does. */
export const startContainer = async (
  engine: keyof typeof images,
  { command, env = {}, files = {}, ports, healthy, addresses }: Options,
): Promise<Running> => {
  const { GenericContainer, Wait } = await import('testcontainers');
  const described = new GenericContainer(images[engine])
    .withEnvironment(env)
    .withExposedPorts(...ports)
    .withCopyContentToContainer(Object.entries(files).map(([target, content]) => ({ target, content })))
    .withWaitStrategy(
      'log' in healthy
        ? Wait.forLogMessage(healthy.log)
        : Wait.forHttp(healthy.path, healthy.port).forStatusCode(healthy.status ?? 200),
    )
    .withStartupTimeout(240_000);
  const container = await (command ? described.withCommand([...command]) : described).start();
  return {
    addresses: addresses({ host: container.getHost(), port: (inside) => container.getMappedPort(inside) }),
    stop: async () => {
      await container.stop();
    },
  };
};
