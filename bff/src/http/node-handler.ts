import type { IncomingMessage, ServerResponse } from 'node:http';

/** `address`: client address after applying `TRUST_PROXY`. */
export type NodeHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  caller: { readonly address: string },
) => Promise<void>;
