import type { Answer, Body, CallName, Calls, Query } from '@lendring/contracts/http/calls.js';

type Nothing = Record<never, never>;
type Method = Calls[CallName]['method'];

export type PathOf<M extends Method> = {
  [Name in CallName]: Calls[Name]['method'] extends M ? Calls[Name]['path'] : never;
}[CallName];
type NameAt<M extends Method, Path extends string> = {
  [Name in CallName]: Calls[Name] extends { readonly method: M; readonly path: Path } ? Name : never;
}[CallName];

type Id<Path extends string> = Path extends `${string}{id}${string}`
  ? { readonly id: string | number }
  : { readonly id?: never };
type QueryPart<Fields> = [Fields] extends [undefined]
  ? { readonly query?: never }
  : Nothing extends Fields
    ? { readonly query?: Fields }
    : { readonly query: Fields };
type BodyPart<Fields> = [Fields] extends [undefined]
  ? { readonly body?: never }
  : Nothing extends Fields
    ? { readonly body?: Fields }
    : { readonly body: Fields };

export type Ask<M extends Method, Path extends PathOf<M>> = Id<Path> &
  QueryPart<Query<NameAt<M, Path>>> &
  (M extends 'POST' | 'PATCH' ? BodyPart<Body<NameAt<M, Path>>> : object);
export type AnswerOf<M extends Method, Path extends PathOf<M>> = Answer<NameAt<M, Path>>;
export type Args<M extends Method, Path extends PathOf<M>, Options> =
  Nothing extends Ask<M, Path> ? [ask?: Ask<M, Path>, options?: Options] : [ask: Ask<M, Path>, options?: Options];
