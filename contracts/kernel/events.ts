import * as z from 'zod';

export type DomainEvent<Type extends string = string, Data extends object = object> = Readonly<{
  type: Type;
  data: Readonly<Data>;
}>;

/**
 * Personal fields per event type: `subject` names the field with the person's id, `fields` the fields encrypted with
 * that person's key. Erased fields read as `null`, so every schema must accept null.
 */
export type PersonalFields<Event extends DomainEvent> = {
  readonly [Type in Event['type']]?: {
    readonly subject: keyof Extract<Event, { type: Type }>['data'] & string;
    readonly fields: readonly (keyof Extract<Event, { type: Type }>['data'] & string)[];
  };
};

export type Personal = Readonly<
  Record<string, { readonly subject: string; readonly fields: readonly string[] } | undefined>
>;

/** Schema of one event. */
export const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject(shape) });

/** The same for the events of a stream that have fields in common. */
export const eventsWith =
  <Common extends z.ZodRawShape>(common: Common) =>
  <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
    event(type, { ...common, ...shape });
