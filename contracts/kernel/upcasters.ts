type Data = Readonly<Record<string, unknown>>;

/**
 * Steps from one shape of an event type to the next: the first makes version 2 of version 1, the next version 3 of that,
 * and so on. New events are stamped with the newest version, so adding a step is all it takes to change a shape. A step
 * is pure, and may meet erased (null) fields.
 */
export type Upcasters = Readonly<Record<string, readonly ((data: Data) => Data)[]>>;

/** The version of today's shape; 1 where it never changed. */
export const newestVersion = (upcasters: Upcasters, type: string): number => (upcasters[type]?.length ?? 0) + 1;

/** An event's data in today's shape. */
export const upcast = (upcasters: Upcasters, type: string, version: number, data: Data): Data =>
  (upcasters[type]?.slice(version - 1) ?? []).reduce((shape, step) => step(shape), data);
