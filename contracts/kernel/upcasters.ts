type Data = Readonly<Record<string, unknown>>;

/**
 * Upcasters per event type: the first turns version 1 into version 2, and so on. New events get the newest version,
 * so adding an upcaster is enough to change a shape. Upcasters are pure and must accept erased (null) fields.
 */
export type Upcasters = Readonly<Record<string, readonly ((data: Data) => Data)[]>>;

export const newestVersion = (upcasters: Upcasters, type: string): number => (upcasters[type]?.length ?? 0) + 1;

export const upcast = (upcasters: Upcasters, type: string, version: number, data: Data): Data =>
  (upcasters[type]?.slice(version - 1) ?? []).reduce((shape, step) => step(shape), data);
