/** What happened, as it is stored: a stable type string and plain data. */
export type DomainEvent<Type extends string = string, Data extends object = object> = Readonly<{
  type: Type;
  data: Readonly<Data>;
}>;

/**
 * Which fields of which events are personal, and whose: `subject` names the field that holds the person's id, `fields`
 * those to be encrypted under that person's key. An erased field reads as `null`, so every schema allows it there.
 */
export type PersonalFields<Event extends DomainEvent> = {
  readonly [Type in Event['type']]?: {
    readonly subject: keyof Extract<Event, { type: Type }>['data'] & string;
    readonly fields: readonly (keyof Extract<Event, { type: Type }>['data'] & string)[];
  };
};

/** {@link PersonalFields} of all events of a service in one record. */
export type Personal = Readonly<
  Record<string, { readonly subject: string; readonly fields: readonly string[] } | undefined>
>;
