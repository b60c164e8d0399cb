import type { Addresses, Running } from './engine.js';
import { images } from './images.js';

type Options = Readonly<{
  command?: readonly string[];
  env?: Readonly<Record<string, string>>;
  files?: Readonly<Record<string, string>>;
  /** Container ports, published on a free or given host port. */
  ports: readonly (number | { readonly container: number; readonly host: number })[];
  healthy: Readonly<{ log: RegExp }> | Readonly<{ path: string; port: number; status?: number }>;
  addresses: (at: { readonly host: string; readonly port: (container: number) => number }) => Addresses;
}>;

export const dockerAnswers = async (): Promise<boolean> => {
  // Imported lazily, to save time without Docker.
  const { getContainerRuntimeClient } = await import('testcontainers');
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
};

/** Starts an engine's pinned image. Testcontainers' reaper removes the container when this process ends in any way. */
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
