import type { IncomingMessage, ServerResponse } from 'node:http';

/** `address`: client address after `TRUST_PROXY` is applied. */
export type NodeHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  caller: { readonly address: string },
) => Promise<void>;
